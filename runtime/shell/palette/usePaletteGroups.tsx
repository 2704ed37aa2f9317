import ChevronRight from 'lucide-react/icons/chevron-right'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import LogOut from 'lucide-react/icons/log-out'
import Search from 'lucide-react/icons/search'
import Zap from 'lucide-react/icons/zap'
import { type ReactElement, useMemo } from 'react'
import { offersSearch } from '../../core/access/permissions.ts'
import { type Ranked, rank } from '../../core/palette/rank.ts'
import {
  menuScreens,
  paletteScreen,
  paletteScreens,
  recordGroups,
  screenActions,
  withMenuPlaces,
} from '../../core/palette/screens.ts'
import { themeItems, toolItems, windowItems } from '../account/consoleItems.tsx'
import { useMenu } from '../menu/useMenu.ts'
import { useShell } from '../ShellContext.ts'
import { useOpenedScreen } from '../screen/openedScreen.ts'
import { searchOptions, searchOrders } from '../search/searchOrders.ts'
import { type Service } from '../services/openDialogAtom.ts'
import { useResources } from '../session/resources.ts'
import { useFoundRecords } from './useFoundRecords.ts'
import { visits } from './visits.ts'

/** One item of the palette. */
interface Offer {
  readonly id: string
  readonly label: string
  readonly hint?: string
  readonly icon: ReactElement
  /** A button of the screen, pressed after the palette has closed. */
  readonly press?: HTMLElement
  readonly run?: () => void
}

/** The items of the palette for a query, by permissions, definitions and the open screen. */
export function usePaletteGroups(query: string, show: (service: Service) => void): readonly Ranked<Offer>[] {
  const shell = useShell()
  const resources = useResources()
  const menu = useMenu()
  const opened = useOpenedScreen()
  const records = useFoundRecords(query)
  const all = useMemo(() => {
    const { routes, settings } = shell
    const holder = { routes, resources, home: settings.screens.home }
    const toScreen = (icon: ReactElement) => (screen: ReturnType<typeof paletteScreens>[number]) => ({
      id: `${icon === recent ? 'recent' : 'screen'}:${screen.path}`,
      label: screen.title,
      hint: screen.place.join(' › '),
      acts: screen.acts,
      icon,
      run: () => shell.navigate(screen.path),
    })
    const places = visits(shell)
      .filter(visit => visit.name !== opened?.entry.name)
      .flatMap(visit => paletteScreen(holder, visit) ?? [])
    // Without the order search, its result screen is not offered either.
    const listed = [...paletteScreens(holder), ...menuScreens(holder, menu ?? [])]
    const screens = withMenuPlaces(listed, menu ?? []).filter(
      ({ name }) => name !== settings.screens.search || searches(shell, resources),
    )
    const actions = screenActions(opened?.screen.body ?? []).flatMap(label => {
      const press = pressable(label)
      return press ? [{ id: `action:${label}`, label, icon: <Zap aria-hidden="true" />, press }] : []
    })
    const own = [
      ...windowItems(show),
      ...toolItems(shell.configuration, resources).map(({ href, ...item }) => ({
        ...item,
        run: () => shell.ports.browser.leave(href),
      })),
      ...themeItems(shell),
      {
        id: 'logout',
        label: 'Sign out',
        icon: <LogOut aria-hidden="true" />,
        run: () => shell.navigate(shell.pathOf(settings.screens.logout)),
      },
    ]
    return [
      { label: 'Recent', items: places.slice(0, 5).map(toScreen(recent)) },
      { label: 'On this screen', items: actions },
      { label: 'Screens', items: screens.map(toScreen(screenIcon)) },
      { label: 'Console', items: own },
    ] satisfies Ranked<Offer>[]
  }, [shell, resources, menu, opened, show])
  return useMemo(() => {
    const ranked = rank<Offer>(all, query)
    // Recent screens are also in the group of screens: with a query they are listed once.
    const once = query.trim() === '' ? ranked : ranked.filter(({ label }) => label !== 'Recent')
    const { routes, settings } = shell
    const found = recordGroups(records, { routes, resources, home: settings.screens.home }).map(group => ({
      label: group.label,
      items: group.items.map(({ path, title, note }) => ({
        id: `record:${path}`,
        label: title,
        hint: note,
        icon: recordIcon,
        run: () => shell.navigate(path),
      })),
    }))
    if (found.length > 0) return namesScreen(once, query) ? [...once, ...found] : [...found, ...once]
    const order = orderOffer(shell, resources, query)
    return order ? [{ label: 'Orders', items: [order] }, ...once] : once
  }, [all, query, records, shell, resources])
}

/** Whether a screen or action begins with the typed text: it goes before records that happen to match. */
function namesScreen(groups: readonly Ranked<Offer>[], query: string): boolean {
  const text = query.trim().toLowerCase()
  return groups.some(({ items }) => items.some(({ label }) => label.toLowerCase().startsWith(text)))
}

const recent = <Clock aria-hidden="true" />
const recordIcon = <FileText aria-hidden="true" />
const screenIcon = <ChevronRight aria-hidden="true" />

/** A number searches for an order, if the user may search orders. */
function orderOffer(
  shell: ReturnType<typeof useShell>,
  resources: ReadonlySet<string>,
  query: string,
): Offer | undefined {
  const number = query.trim()
  if (!searches(shell, resources) || !/\d/.test(number)) return undefined
  const [byNumber] = searchOptions
  return {
    id: 'order',
    label: `${byNumber.label} ${number}`,
    hint: 'Search orders',
    icon: <Search aria-hidden="true" />,
    run: () => void searchOrders(shell, byNumber.value, number),
  }
}

/** As in the top bar. */
function searches(shell: ReturnType<typeof useShell>, resources: ReadonlySet<string>): boolean {
  return offersSearch(shell.configuration.search, resources, shell)
}

/** The enabled button of the open screen with this text: permissions and locks are those of the button. */
function pressable(label: string): HTMLElement | undefined {
  const buttons = document.querySelectorAll<HTMLElement>('main button:not(:disabled, [aria-disabled=true])')
  return [...buttons].find(button => button.textContent.trim() === label)
}
