import {
  type PackageAdjustment,
  type PackagePartner,
  packageAdjustmentSchema,
  packagePartnerSchema,
} from '../../../../schemas/wire/cashReconciliation.ts'
import { countCall, totalCall } from '../../grid/filteredRowsCalls.ts'
import { bareGridCall } from '../../grid/gridCall.ts'
import { rowId } from '../../grid/selectedRows.ts'
import { type Call } from '../../server/call.ts'
import { requires } from '../../server/schemaGuards.ts'
import { packagesGrid, troubleshootingGrid } from '../grids/packages.ts'
import { adjustPackage, assignPartner, disputePackage, markLost } from '../packages.ts'
import { base, change, nothing, versionOf } from './changeCall.ts'

const readAdjustment = requires<PackageAdjustment>(packageAdjustmentSchema)
const readPartner = requires<PackagePartner>(packagePartnerSchema)
const access = ['reconciliation_troubleshooting_access'] as const

/** Packages, and what is done about those that do not add up. */
export const packageCalls: readonly Call[] = [
  bareGridCall(`${base}/packages/grid`, ['reconciliation_package_access'], packagesGrid),
  totalCall(`${base}/packages/totals`, ['reconciliation_package_access'], packagesGrid),
  bareGridCall(`${base}/troubleshooting/grid`, access, troubleshootingGrid),
  totalCall(`${base}/troubleshooting/totals`, access, troubleshootingGrid),
  countCall(`${base}/troubleshooting/counts`, access, troubleshootingGrid),
  change('POST', '/troubleshooting/:id/partner', access, readPartner, ({ store, param }, form, actor) =>
    assignPartner(store.db, param('id'), rowId(form.partnerId, 'collection partner'), actor, form.version),
  ),
  change('POST', '/troubleshooting/:id/adjust', access, readAdjustment, ({ store, param }, form, actor) =>
    adjustPackage(store.db, param('id'), form, actor),
  ),
  change('POST', '/troubleshooting/:id/lost', access, nothing, (request, _, actor) =>
    markLost(request.store.db, request.param('id'), actor, versionOf(request)),
  ),
  change('POST', '/troubleshooting/:id/dispute', access, nothing, request =>
    disputePackage(request.store.db, request.param('id'), versionOf(request)),
  ),
]
