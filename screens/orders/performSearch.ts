import { defineScreen } from '../../schemas/index.ts'

export default defineScreen({
  name: 'cs-perform-search',
  path: '/cs/perform-search',
  query: { searchField: {}, searchValue: {} },
  redirect: { screen: 'cs-search', params: { fieldName: 'searchField', fieldValue: 'searchValue' } },
})
