import { useEffect, useRef } from 'react'

interface Props {
  text: string
  takesFocus: boolean
}

/** The heading of what has come in place of what somebody has used: they go on from here. */
export function Landing({ text, takesFocus }: Props) {
  const place = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) place.current?.focus()
  }, [takesFocus])
  return (
    <h3 ref={place} tabIndex={-1} className="text-lg font-semibold">
      {text}
    </h3>
  )
}
