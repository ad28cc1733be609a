import { codeClass } from '#lib/text-classes'
import { shortId } from '#lib/short-id'

/** Shows the end of an id, and the whole id as its title. */
export function Code({ id }: { id: string }) {
  return (
    <span title={id} className={codeClass}>
      {shortId(id)}
    </span>
  )
}
