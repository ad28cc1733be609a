import { useState } from 'react'
import { inputClass } from '../forms/input-class.ts'
import { Button, Dialog, Drawer, Field, join, Panel, pushToast, ToastRegion } from '../index.ts'
import { cities, samples } from './samples.ts'
import type { Entries } from './entry.ts'

export const overlays: Entries = {
  Dialog: () => (
    <>
      <DialogSample />
      <SmallDialog />
      <LongDialog />
    </>
  ),
  Drawer: () => (
    <>
      <DrawerSample side="start" label={samples.openDrawer} />
      <DrawerSample side="end" label={samples.openEnd} />
    </>
  ),
  Panel: PanelSample,
  ToastRegion: () => (
    <>
      <Button variant="quiet" onClick={() => pushToast(samples.toasts.good, 'good')}>
        {samples.toast}
      </Button>
      <Button variant="plain" onClick={() => pushToast(samples.toasts.bad, 'bad')}>
        {samples.toast}
      </Button>
      <ToastRegion label={samples.notices} dismissLabel={samples.dismiss} staysMs={3000} />
    </>
  ),
}

function useOpen() {
  const [open, setOpen] = useState(false)
  return { open, show: () => setOpen(true), hide: () => setOpen(false) }
}

function DialogSample() {
  const { open, show, hide } = useOpen()
  const [note, setNote] = useState('')
  const [left, setLeft] = useState(0)
  const leave = () => {
    setLeft((before) => before + 1)
    hide()
  }
  return (
    <>
      <Button onClick={show}>{samples.openDialog}</Button>
      <output aria-label={samples.leave}>{left}</output>
      <Dialog
        open={open}
        onClose={hide}
        title={samples.dialogTitle}
        closeLabel={samples.close}
        actions={
          <>
            <Button variant="quiet" onClick={hide}>
              {samples.stay}
            </Button>
            <Button isDefault onClick={leave}>
              {samples.leave}
            </Button>
          </>
        }
      >
        <p className="mb-5 max-w-sm text-text-quiet">{samples.dialogText}</p>
        <Field label={samples.note} value={note} onChange={setNote} />
        <textarea aria-label={samples.remark} className={join(inputClass, 'mt-4 p-4')} />
        <a href="#Dialog" className="mt-2 inline-flex min-h-11 items-center text-accent underline">
          {samples.plain}
        </a>
      </Dialog>
    </>
  )
}

function SmallDialog() {
  const { open, show, hide } = useOpen()
  return (
    <>
      <Button variant="quiet" onClick={show}>
        {samples.openSmall}
      </Button>
      <Dialog open={open} onClose={hide} title={samples.smallTitle} closeLabel={samples.close}>
        {samples.panels.all}
      </Dialog>
    </>
  )
}

function LongDialog() {
  const { open, show, hide } = useOpen()
  return (
    <>
      <Button variant="quiet" onClick={show}>
        {samples.openLong}
      </Button>
      <Dialog open={open} onClose={hide} title={samples.city} closeLabel={samples.close}>
        <ul className="flex flex-col gap-6">
          {[...cities, ...cities].map(({ value, label }, place) => (
            <li key={`${value}${place < cities.length}`}>{label}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

function PanelSample() {
  const { open, show, hide } = useOpen()
  return (
    <>
      <Button variant="quiet" onClick={show}>
        {samples.openPanel}
      </Button>
      <Panel open={open} onClose={hide} title={samples.cardTitle} closeLabel={samples.close}>
        <p>{samples.cardText}</p>
      </Panel>
    </>
  )
}

function DrawerSample({ side, label }: { side: 'start' | 'end'; label: string }) {
  const { open, show, hide } = useOpen()
  return (
    <>
      <Button variant="quiet" onClick={show}>
        {label}
      </Button>
      <Drawer
        side={side}
        open={open}
        onClose={hide}
        title={samples.drawerTitle}
        closeLabel={samples.close}
      >
        <ul className="flex flex-col gap-1">
          {samples.places.map((place) => (
            <li key={place}>
              <a href="#Drawer" className="flex min-h-11 items-center font-medium">
                {place}
              </a>
            </li>
          ))}
        </ul>
      </Drawer>
    </>
  )
}
