export { DetailsScreen as Screen } from './DetailsScreen.tsx'
export { loadDetails as load } from './loadDetails.ts'
