import { everyScreen } from './everyScreen.ts'

everyScreen(1, 2)
