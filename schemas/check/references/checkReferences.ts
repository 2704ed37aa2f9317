import { type Finding } from '../finding.ts'
import { isObject } from '../item.ts'
import { type Definition } from '../read/readDefinition.ts'
import { checkActionCells } from './actionCells.ts'
import { checkActions } from './actions.ts'
import { checkBlankTexts } from './blankTexts.ts'
import { checkCellValues } from './cellValues.ts'
import { checkCharts } from './charts.ts'
import { checkColumns } from './columns.ts'
import { checkFields } from './fields.ts'
import { checkFilterAreas } from './filterAreas.ts'
import { checkFilterDates } from './filterDates.ts'
import { checkFollows } from './follows.ts'
import { checkFormerNames } from './formerNames.ts'
import { checkForms } from './forms.ts'
import { checkGrids } from './grids.ts'
import { checkImports } from './imports.ts'
import { checkLinks } from './links.ts'
import { checkLoads } from './loads.ts'
import { checkNames } from './names.ts'
import { checkNeverHolds } from './neverHolds.ts'
import { type Outline, outlineOf } from './outline.ts'
import { checkParameters } from './parameters.ts'
import { checkPaths } from './paths.ts'
import { checkPermissions } from './permissions.ts'
import { checkBraces } from './placeholderBraces.ts'
import { checkProcesses } from './processes.ts'
import { checkRecordPaths } from './recordPaths.ts'
import { checkRecords } from './records.ts'
import { checkRedirects } from './redirects.ts'
import { checkRowMarks } from './rowMarks.ts'
import { checkSavedFilters } from './savedFilters.ts'
import { checkFormIds, checkSharedIds } from './sharedIds.ts'
import { checkTiles } from './tiles.ts'
import { checkTranslations } from './translations.ts'
import { unconditionalChecks } from './unconditionalChecks.ts'
import { checkUserConditions } from './userConditions.ts'

/** Findings that types cannot express: names that must exist, be unique or match, over all definitions. */
export function checkReferences(
  definitions: readonly Definition[],
  /** Files with unknown words: what their grids have is not known. */
  wrong: ReadonlySet<string> = new Set(),
): Finding[] {
  const outlines = definitions
    .filter(({ data }) => isObject(data))
    .map(definition => outlineOf(definition, wrong.has(definition.file)))
  const byName = new Map<string, Outline>()
  for (const outline of outlines)
    if (outline.name !== '' && !byName.has(outline.name)) byName.set(outline.name, outline)
  const unread = new Set([
    ...definitions.map(({ unreadName }) => unreadName),
    // A name of the wrong form is reported where it is declared, not where its corrected form is used.
    ...[...byName.keys()].map(name => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
  ])
  return [
    ...checkNames(outlines, byName),
    ...checkPaths(outlines),
    ...checkFormIds(outlines),
    ...checkSharedIds(outlines),
    ...checkProcesses(outlines),
    ...outlines.flatMap(outline => [
      ...checkLinks(outline, byName, unread),
      ...checkParameters(outline),
      ...checkBraces(outline),
      ...checkLoads(outline),
      ...checkGrids(outline),
      ...checkCellValues(outline),
      ...checkBlankTexts(outline),
      ...checkColumns(outline),
      ...checkPermissions(outline),
      ...checkFilterAreas(outline),
      ...checkFilterDates(outline),
      ...checkFollows(outline),
      ...checkActions(outline),
      ...checkActionCells(outline),
      ...checkRowMarks(outline),
      ...checkSavedFilters(outline),
      ...checkRecords(outline),
      ...checkRecordPaths(outline),
      ...checkNeverHolds(outline),
      ...checkUserConditions(outline),
      ...checkImports(outline),
      ...checkCharts(outline, byName),
      ...checkTiles(outline, byName),
      ...checkForms(outline),
      ...checkFields(outline),
      ...checkFormerNames(outline),
      ...unconditionalChecks(outline),
      ...checkRedirects(outline, byName),
      ...checkTranslations(outline),
    ]),
  ]
}
