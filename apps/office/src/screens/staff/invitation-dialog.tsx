import { Button, Dialog } from '@fairhouse/ui'
import { Facts } from '#features/facts'
import { useWords } from '#lib/words'
import type { Invitation } from './view.ts'

interface Props {
  invitation: Invitation | undefined
  onClose: () => void
}

/** Shows the first password. It is stored nowhere, so only its button closes the dialog. */
export function InvitationDialog({ invitation, onClose }: Props) {
  const { t } = useWords()
  return (
    <Dialog
      open={invitation !== undefined}
      title={t('staff.enrol_title', { name: invitation?.name ?? '' })}
      onClose={onClose}
      delayMs={0}
      width={480}
      actions={
        <Button size="small" onClick={onClose}>
          {t('staff.enrol_done')}
        </Button>
      }
    >
      {invitation && (
        <div className="flex flex-col gap-5">
          <p className="text-text-quiet">{t('staff.enrol_text')}</p>
          <Facts
            facts={[
              {
                label: t('staff.first_password'),
                value: <span className="font-mono">{invitation.password}</span>,
                isLong: true,
              },
            ]}
          />
        </div>
      )}
    </Dialog>
  )
}
