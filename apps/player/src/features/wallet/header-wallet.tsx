import { centreWords } from '@fairhouse/i18n/centre'
import { useWords } from '#lib/words'
import { buttonClass, Icon, join } from '@fairhouse/ui'
import { openCentre, type CentrePage } from '#lib/centre'
import { Balance } from './balance.tsx'

interface Props {
  /** The pages available to the member. */
  pages: ReadonlySet<CentrePage>
}

/** The balance in the header, with deposit and withdrawal. */
export function HeaderWallet({ pages }: Props) {
  const { t } = useWords(centreWords)
  return (
    <>
      <Balance />
      {pages.has('depositv2') && (
        <button
          type="button"
          onClick={() => openCentre('depositv2')}
          className={join(buttonClass('primary', 'small'), 'whitespace-nowrap max-sm:hidden')}
        >
          <Icon name="wallet" className="max-xl:hidden" />
          {t('centre.deposit')}
        </button>
      )}
      {pages.has('withdraw') && (
        <button
          type="button"
          onClick={() => openCentre('withdraw')}
          className={join(buttonClass('quiet', 'small'), 'whitespace-nowrap max-md:hidden')}
        >
          {t('centre.withdraw')}
        </button>
      )}
    </>
  )
}
