import { IconButton } from '@fairhouse/ui'
import { useEffect, useState } from 'react'
import { useWords } from '#lib/words'

const farPx = 700

/** There once the top is far away. */
export function ToTop() {
  const { t } = useWords()
  const [isFar, setFar] = useState(false)
  useEffect(() => {
    const look = () => setFar(scrollY > farPx)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
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
