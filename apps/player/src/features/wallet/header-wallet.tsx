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
          className={join(
            buttonClass('primary', 'small'),
            'shrink-0 whitespace-nowrap max-sm:w-11 max-sm:px-0',
          )}
        >
          <Icon name="wallet" className="sm:max-xl:hidden" />
          <span className="max-sm:sr-only">{t('centre.deposit')}</span>
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
