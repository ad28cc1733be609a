import { useEffect, useRef } from 'react'
import type { Member } from '#lib/account'

/** A label that staff gave the member, in its colours. */
export function MemberLabel({ labelName, color, color2 }: Member['memberLabel'][number]) {
  const element = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (element.current) Object.assign(element.current.style, { color, backgroundColor: color2 })
  }, [color, color2])
  return (
    <li ref={element} className="rounded-full px-2.5 py-0.5 text-xs font-semibold">
      {labelName}
    </li>
  )
}
