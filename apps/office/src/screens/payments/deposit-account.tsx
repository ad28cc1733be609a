import { adminWords } from '@fairhouse/i18n/office'
import { Field, QrCode, TextArea } from '@fairhouse/ui'
import { Section } from '#features/page'
import { useWords } from '#lib/words'
import type { PartProps } from './method-amounts.tsx'

const names = ['institution', 'accountNumber', 'accountName'] as const

/** Receiving account of manual transfers. */
export function DepositAccount({
  form,
  change,
  fault,
  isByHand,
}: PartProps & { isByHand: boolean }) {
  const { t } = useWords(adminWords)
  if (!isByHand) {
    return (
      <Section title={t('payments.place')}>
        <p className="text-sm text-text-quiet">{t('payments.place_online')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('payments.place')}>
      <p className="max-w-2xl text-sm text-text-quiet">{t('payments.place_text')}</p>
      <div className="grid grid-cols-1 items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <Field
            key={name}
            label={t(`payments.${name}`)}
            required
            autoComplete="off"
            maxLength={60}
            value={form[name]}
            onChange={(value) => change({ [name]: value })}
            {...fault(name)}
          />
        ))}
      </div>
      <div className="flex flex-col gap-5 sm:flex-row">
        <div className="min-w-0 grow">
          <TextArea
            label={t('payments.qr')}
            hint={t('payments.qr_hint')}
            rows={4}
            maxLength={512}
            value={form.qr}
            onChange={(qr) => change({ qr: qr.trim() })}
            {...fault('qr')}
          />
        </div>
        {form.qr !== '' && (
          <span className="shrink-0 self-start">
            <QrCode text={form.qr} label={t('payments.qr_shown')} size={160} />
          </span>
        )}
      </div>
    </Section>
  )
}
