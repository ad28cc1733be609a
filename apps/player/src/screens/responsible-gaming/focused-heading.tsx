import { useEffect, useRef } from 'react'

interface Props {
  text: string
  takesFocus: boolean
}

/** Heading that takes the focus when its content replaces the control that was used. */
export function FocusedHeading({ text, takesFocus }: Props) {
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
