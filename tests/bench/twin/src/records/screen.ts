export { RecordsScreen as Screen } from './RecordsScreen.tsx'
export { loadRecords as load } from './request.ts'
