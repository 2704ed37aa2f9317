import { type CompiledGrid } from '../../../core/compile/compiled.ts'
import { fetchRefetchLoads } from '../../../shell/screen/useReload.ts'
import { replyNotices } from './GridNotices.tsx'

type FetchPart = () => Promise<unknown>

/**
 * The chunks that a grid's definition may need after its first rows. Prefetched, they work offline too. The
 * components fetch the same chunks when they first render.
 */
export function lazyParts({ actions, columns, filters, ...grid }: CompiledGrid): readonly FetchPart[] {
  const parts: (FetchPart | false | undefined)[] = [
    replyNotices.fetch,
    actions.length > 0 && (() => Promise.all([import('./actions/actionWork.ts'), fetchRefetchLoads()])),
    actions.some(({ confirm }) => confirm) && (() => import('./actions/ActionConfirmDialog.tsx')),
    actions.some(({ confirm, kind, scope }) => (confirm || kind === 'open') && scope === 'selection') &&
      (() => import('./selection/SelectionFigures.tsx')),
    actions.some(({ kind }) => kind === 'open') && fetchForms,
    columns.some(({ tooltip }) => tooltip.length > 0) && (() => import('./cells/CellTooltip.tsx')),
    filters.some(({ kind }) => kind === 'multiSelect') && (() => import('../../../ui/MultiSelectList.tsx')),
    filters.some(({ kind }) => dated.has(kind)) && (() => import('../../../ui/CalendarPopup.tsx')),
    grid.selection && (() => import('./selection/ChosenRows.tsx')),
    grid.selectionSummary && (() => import('./selection/SelectionSummary.tsx')),
    grid.filterTabs && (() => import('./tabs/ValueTabs.tsx')),
    grid.totals !== '' && (() => import('./totals/AllTotals.tsx')),
    grid.export && (() => import('./export/exportRows.ts')),
    grid.savedFilters && (() => import('./savedFilters/SavedFiltersPanel.tsx')),
    grid.import && (() => import('./import/ImportFlow.tsx')),
    () => import('./columns/ColumnsPanel.tsx'),
    () => import('./views/PinView.tsx'),
    () => import('./AfterRows.tsx'),
    () => import('./opened/recordList.ts'),
  ]
  return parts.filter(part => typeof part === 'function')
}

/** The form panel and the form fields. */
const fetchForms = () => Promise.all([import('../form/FormPanel.tsx'), import('../form/FormFields.tsx')])

const dated: ReadonlySet<string> = new Set(['fromDate', 'toDate', 'dateRange'])
