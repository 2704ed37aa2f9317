import { everyScreen } from './everyScreen.ts'

everyScreen(0, 2)
