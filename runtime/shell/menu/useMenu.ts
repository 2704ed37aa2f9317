import { atom, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type MenuNode } from '../../../schemas/wire/menu.ts'
import { type MenuEntry, visibleMenu } from '../../core/menu/visibleMenu.ts'
import { useRuntime } from '../RuntimeContext.tsx'
import { useResources } from '../session/resources.ts'

/**
 * The menu permitted by the user's resources, by areas. Undefined: loading; empty: no entries, or it could
 * not be loaded.
 */
export function useMenu(): readonly MenuEntry[] | undefined {
  const { store, routes, configuration } = useRuntime()
  const nodes = useAtomValue(menuAtom, { store })
  const resources = useResources()
  return useMemo(() => {
    if (nodes === undefined) return undefined
    const hasScreen = (name: string) => routes.some(route => route.name === name)
    return visibleMenu(nodes ?? [], resources, configuration.legacyBase, hasScreen)
  }, [nodes, resources, routes, configuration.legacyBase])
}

/** The menu of the server. Undefined: loading; null: it could not be loaded. */
export const menuAtom = atom<readonly MenuNode[] | null | undefined>(undefined)
