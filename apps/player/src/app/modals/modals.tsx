import type { PackCode } from '@fairhouse/i18n'
import { useEffect, useState, type ComponentType } from 'react'
import { loadFullStylesheet, NotLoaded, withTimeout } from '#lib/lazy'
import { useStatus } from '#features/status'
import { closeModal, useOpenModal, type ModalName } from '#lib/modals'
import { useWords } from '#lib/words'
import type { DialogProps } from './dialog-props.ts'
import { loadDialog } from './dialogs.ts'

/** Dialogs by name; null if the code failed to load. */
type Loaded = Partial<Record<ModalName, { Dialog: ComponentType<DialogProps> | null }>>

/** Shows the open dialog over the page. */
export function Modals() {
  const name = useOpenModal()
  const { data: status } = useStatus()
  const { language } = useWords()
  const [loaded, load] = useDialogs()
  // The last dialog stays mounted until another opens, so that it can fade out.
  const [last, setLast] = useState(name)
  if (name && name !== last) setLast(name)

  useEffect(() => {
    if (name) load(name, language)
  }, [name, load, language])

  const found = last && loaded[last]
  if (!found || !status) return null
  const { Dialog } = found
  if (Dialog) {
    return <Dialog key={last} open={name === last} onClose={closeModal} status={status} />
  }
  return name === last && <NotLoaded retry={() => load(last, language)} onClose={closeModal} />
}

function useDialogs() {
  const [known, setLoaded] = useState<Loaded>({})
  const [load] = useState(() => (name: ModalName, language: PackCode) => {
    const show = (Dialog: ComponentType<DialogProps> | null) =>
      setLoaded((before) => ({ ...before, [name]: { Dialog } }))
    const loading = Promise.all([loadDialog(name, language), loadFullStylesheet()])
    void withTimeout(loading)
      .then(([Dialog]) => show(Dialog))
      .catch(() => show(null))
  })
  return [known, load] as const
}
