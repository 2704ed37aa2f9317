export { loadRefunds as load } from './loadRefunds.ts'
export { RefundsScreen as Screen } from './RefundsScreen.tsx'
