import { codeClass } from '#lib/look'
import { shortId } from '#lib/short-id'

/** An id by its end; all of it as a hint. */
export function Code({ id }: { id: string }) {
  return (
    <span title={id} className={codeClass}>
      {shortId(id)}
    </span>
  )
}
