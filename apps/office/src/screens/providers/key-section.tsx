import { adminWords } from '@fairhouse/i18n/office'
import { call } from '@fairhouse/browser/call'
import { oldKeyHours } from '@fairhouse/protocol'
import { Button, Choice } from '@fairhouse/ui'
import { useState } from 'react'
import { DecisionButton, ReasonDialog } from '#features/decision'
import { Section } from '#features/page'
import { useInvalidate } from '#lib/query'
import { useMe } from '#lib/me'
import { useWords } from '#lib/words'
import { KeyDialog } from './key-dialog.tsx'
import { KeyState } from './provider-state.tsx'
import type { OldKeyHours, Provider, ShownKey } from './view.ts'

/** The signing key: its end, a new one, and the end of the one before. */
export function KeySection({ provider }: { provider: Provider }) {
  const { t } = useWords(adminWords)
  const { may } = useMe()
  const again = useInvalidate()
  const { code, oldKeyUntil } = provider
  return (
    <Section title={t('providers.key')}>
      <p className="max-w-2xl text-sm text-text-quiet">{t('providers.key_text')}</p>
      <KeyState provider={provider} />
      {may('providerManage') && (
        <div className="flex flex-wrap gap-3">
          <RenewKey code={code} />
          {oldKeyUntil !== null && (
            <DecisionButton
              label={t('providers.end_old')}
              title={t('providers.end_old_title', { code })}
              text={t('providers.end_old_text')}
              reasonLabel={t('common.reason')}
              onSend={(reason) => call('POST /office/api/provider/old-key', { code, reason })}
              onDone={() => again('GET /office/api/providers')}
            />
          )}
        </div>
      )}
    </Section>
  )
}

const usualHours: OldKeyHours = 24

/** Asks for a new key and shows it. */
function RenewKey({ code }: { code: string }) {
  const { t } = useWords(adminWords)
  const again = useInvalidate()
  const [isOpen, setOpen] = useState(false)
  const [hours, setHours] = useState<OldKeyHours>(usualHours)
  const [shown, setShown] = useState<ShownKey>()
  const send = async (reason: string) => {
    const input = { code, oldKeyHours: hours, reason }
    const { key } = await call('POST /office/api/provider/key', input)
    setShown({ code, key })
    again('GET /office/api/providers', 'GET /office/api/approvals')
  }
  const options = oldKeyHours.map((count) => ({
    value: String(count),
    label: count === 0 ? t('providers.old_key_0') : t('providers.old_key_hours', { count }),
  }))
  return (
    <>
      <Button size="small" variant="quiet" icon="key" onClick={() => setOpen(true)}>
        {t('providers.renew')}
      </Button>
      <ReasonDialog
        open={isOpen}
        title={t('providers.renew_title', { code })}
        text={t('providers.renew_text')}
        confirm={t('providers.send')}
        reasonLabel={t('common.reason')}
        fields={
          <Choice
            label={t('providers.oldKeyHours')}
            options={options}
            value={String(hours)}
            onChange={(value) =>
              setHours(oldKeyHours.find((count) => String(count) === value) ?? usualHours)
            }
          />
        }
        onSend={send}
        onClose={() => setOpen(false)}
      />
      <KeyDialog shown={shown} onClose={() => setShown(undefined)} />
    </>
  )
}
