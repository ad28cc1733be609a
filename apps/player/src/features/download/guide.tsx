import { accountWords } from '@fairhouse/i18n/account'
import { useWords } from '#lib/words'
import { join, Tabs } from '@fairhouse/ui'
import { useState, useSyncExternalStore } from 'react'
import { Code } from './code.tsx'
import { deviceOf, type Device } from './device-of.ts'

const steps = {
  android: ['download.android_1', 'download.android_2', 'download.android_3', 'download.android_4'],
  ios: ['download.ios_1', 'download.ios_2', 'download.ios_3', 'download.ios_4'],
} as const

/** On a wide page the steps are in two columns. */
const stepClass =
  'flex gap-4 lg:in-[main]:rounded-card lg:in-[main]:bg-surface-sunken lg:in-[main]:p-5'

const never = () => () => {}

/** How to install the web app on a phone: a QR code, and the steps by system. */
export function Guide() {
  const { t } = useWords(accountWords)
  const own = useSyncExternalStore(
    never,
    () => deviceOf(navigator),
    () => 'android' as const,
  )
  const [chosen, setChosen] = useState<Device>()
  const device = chosen ?? own
  return (
    <div className="grid min-w-0 gap-8 sm:grid-cols-[12.5rem_1fr] sm:gap-10">
      <figure className="flex flex-col items-center gap-3">
        <Code to="/" label={(address) => t('download.qr', { address })} />
        <figcaption className="text-center text-sm text-text-quiet">
          {t('download.qr_hint')}
        </figcaption>
      </figure>
      <Tabs
        label={t('download.device')}
        tabs={[
          { id: 'android', label: t('download.android'), icon: 'android' },
          { id: 'ios', label: t('download.ios'), icon: 'phone' },
        ]}
        value={device}
        onChange={setChosen}
      >
        <ol aria-label={t('download.steps')} className="grid gap-4 lg:in-[main]:grid-cols-2">
          {steps[device].map((step, at) => (
            <li key={step} className={stepClass}>
              <StepNumber number={at + 1} />
              <span className="pt-1 text-pretty">{t(step)}</span>
            </li>
          ))}
        </ol>
      </Tabs>
    </div>
  )
}

/** Screen readers announce list numbers themselves. */
function StepNumber({ number }: { number: number }) {
  return (
    <span
      aria-hidden="true"
      className={join(
        'flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft',
        'text-sm font-semibold text-accent tabular-nums',
      )}
    >
      {number}
    </span>
  )
}
