import { Code } from '#features/facts'
import { Member, ColleagueName } from '#features/people'
import { useWords } from '#lib/words'
import type { AuditRow } from './view.ts'

export function Actor({ row: { actorKind, actorId } }: { row: AuditRow }) {
  const { t } = useWords()
  if (actorKind === 'staff' && actorId !== null) return <ColleagueName id={actorId} />
  const Id = actorKind === 'member' ? Member : Code
  return (
    <>
      {t(`audit.actor_${actorKind}`)} {actorId !== null && <Id id={actorId} />}
    </>
  )
}
