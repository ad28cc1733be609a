import type { PackCode } from '@fairhouse/i18n'
import { useEffect, useState, type ComponentType } from 'react'
import { loadWholeSheet } from '#app/routes'
import { useStatus } from '#features/status'
import { closeModal, useOpenModal, type ModalName } from '#lib/modals'
import { useWords } from '#lib/words'
import { loadDialog, type DialogProps } from './list.ts'
import { NotLoaded } from './not-loaded.tsx'

/** Dialogs whose code was asked for: null for one whose code did not come. */
type Known = Partial<Record<ModalName, { Dialog: ComponentType<DialogProps> | null }>>

/** The dialog that was opened by its name, over whichever page. */
export function Modals() {
  const name = useOpenModal()
  const { data: status } = useStatus()
  const { language } = useWords()
  const [known, load] = useDialogs()
  // The one that was closed last stays until another opens, so that it can fade.
  const [last, setLast] = useState(name)
  if (name && name !== last) setLast(name)

  useEffect(() => {
    if (name) load(name, language)
  }, [name, load, language])

  const found = last && known[last]
  if (!found || !status) return null
  const { Dialog } = found
  if (Dialog) {
    return <Dialog key={last} open={name === last} onClose={closeModal} status={status} />
  }
  return name === last && <NotLoaded retry={() => load(last, language)} />
}

function useDialogs() {
  const [known, setKnown] = useState<Known>({})
  const [load] = useState(() => (name: ModalName, language: PackCode) => {
    const show = (Dialog: ComponentType<DialogProps> | null) =>
      setKnown((before) => ({ ...before, [name]: { Dialog } }))
    const loading = Promise.all([loadDialog(name, language), loadWholeSheet()])
    void loading.then(([Dialog]) => show(Dialog)).catch(() => show(null))
  })
  return [known, load] as const
}
