import { useCustomerService } from '#features/customer-service'
import { openModal } from '#lib/modals'
import { useWords } from '#lib/words'
import { SideButton, SideGroup, SideLink } from './item.tsx'

/** Loaded on click: the first page does not need the centre. */
const openMessages = async () => (await import('#lib/centre')).openCentre('messageV2')

/** Customer service, messages, announcements and help. */
export function Service({ hasDesk: hasContact }: { hasDesk: boolean }) {
  const { t } = useWords()
  const { open } = useCustomerService()
  return (
    <SideGroup icon="headset" label={t('shell.service')}>
      {hasContact && (
        <li>
          <SideButton icon="chat" label={t('shell.service_contact')} onClick={open} />
        </li>
      )}
      <li>
        <SideButton icon="mail" label={t('shell.messages')} onClick={() => void openMessages()} />
      </li>
      <li>
        <SideButton
          icon="bell"
          label={t('shell.announcements')}
          onClick={() => openModal('announcements')}
        />
      </li>
      <li>
        <SideLink href="/helpmc" icon="help" label={t('shell.help')} />
      </li>
    </SideGroup>
  )
}
