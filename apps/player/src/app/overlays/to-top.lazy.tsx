import { IconButton } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useWords } from '#lib/words'

const farPx = 700

/** Appears after the user has scrolled far down. */
export function ToTop() {
  const { t } = useWords()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const update = () => setFar(scrollY > farPx)
    update()
    addEventListener('scroll', update, { passive: true })
    return () => removeEventListener('scroll', update)
  }, [])
  if (!isFar) return null
  return (
    <div className="fixed end-4 bottom-20 z-10 rounded-control shadow-pop sm:end-6 sm:bottom-6">
      <IconButton
        icon="arrow-up"
        label={t('shell.to_top')}
        onClick={() => {
          scrollTo({ top: 0, behavior: 'smooth' })
          document.getElementById('content')?.focus({ preventScroll: true })
        }}
      />
    </div>
  )
}
