import type { Value } from '@fairhouse/browser/call'
import { Button, Dialog } from '@fairhouse/ui'
import { Facts } from '#features/facts'
import { useDateTime } from '#lib/date-time'
import { useWords } from '#lib/words'

export type ActivationCode = Value<'POST /office/api/member/activation'> & {
  readonly account: string
}

interface Props {
  code: ActivationCode | undefined
  onClose: () => void
}

/** Shows the activation code. It is stored nowhere, so only the button closes the dialog. */
export function ActivationDialog({ code, onClose }: Props) {
  const { t } = useWords()
  const when = useDateTime()
  return (
    <Dialog
      open={code !== undefined}
      title={t('member.code_title', { name: code?.account ?? '' })}
      onClose={onClose}
      delayMs={0}
      width={480}
      actions={
        <Button size="small" onClick={onClose}>
          {t('member.code_done')}
        </Button>
      }
    >
      {code && (
        <div className="flex flex-col gap-5">
          <p className="text-text-quiet">
            {t('member.code_text', { until: when(code.expiresAt) })}
          </p>
          <Facts
            facts={[
              {
                label: t('member.code'),
                value: <span className="font-mono">{code.secret}</span>,
                isLong: true,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
