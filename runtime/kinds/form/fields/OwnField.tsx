import { Suspense, use } from 'react'
import { type DomainFieldKind } from '../../../../schemas/index.ts'
import { type Late } from '../../../shell/calls/late.ts'
import { useRuntime } from '../../../shell/RuntimeContext.tsx'
import { SafeArea } from '../../../shell/SafeArea.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type OwnFieldKindOf } from '../../kinds.ts'
import { type DrawnOf } from './drawn.ts'
import { lookOf } from './lookOf.ts'

/** A field of the console's own business; what draws it is fetched when it is first drawn. */
export function OwnField(drawn: DrawnOf<'own'>) {
  return (
    <SafeArea>
      <Suspense fallback={<Skeleton />}>
        <Fetched {...drawn} />
      </Suspense>
    </SafeArea>
  )
}

function Fetched(drawn: DrawnOf<'own'>) {
  const { fields } = useRuntime().kinds
  const table = use(fields.fetch())
  // The table is total: the entry under a kind takes the definitions of that kind.
  const entry = table[drawn.field.definition.kind] as Late<OwnFieldKindOf<DomainFieldKind>>
  return <Drawn {...drawn} kind={use(entry.fetch())} />
}

function Drawn({ kind: { View }, ...drawn }: DrawnOf<'own'> & { kind: OwnFieldKindOf<DomainFieldKind> }) {
  const { field, path, store, now } = drawn
  return (
    <View
      definition={field.definition}
      look={lookOf(drawn)}
      value={now.value}
      enabled={now.state.enabled}
      onChange={value => store.set(path, value)}
    />
  )
}
