import { startEarly } from './early/early.ts'

// A small entry: what it sends is on its way while the rest of the script still arrives.
const early = startEarly()
void import('./app/start.tsx').then(({ start }) => start(early))
