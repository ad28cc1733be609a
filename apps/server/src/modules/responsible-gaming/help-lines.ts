import type { Calls, OutputOf } from '@fairhouse/protocol'

/** Crisis lines are labelled as such, not as gambling help. */
type HelpLine = OutputOf<Calls['GET /wps/safety/help']>['list'][number]

const helpLine = (
  country: string | null,
  kind: HelpLine['kind'],
  name: string,
  url: string,
  phone: string | null = null,
): HelpLine => ({ country, kind, name, url, phone })

/** LIST of help lines by country; those without a country serve everywhere. */
const helpLines: readonly HelpLine[] = [
  helpLine('GB', 'gambling', 'GamCare', 'https://www.gamcare.org.uk', '0808 8020 133'),
  helpLine('GB', 'gambling', 'Gamblers Anonymous UK', 'https://www.gamblersanonymous.org.uk'),
  helpLine('GB', 'exclusion', 'GAMSTOP', 'https://www.gamstop.co.uk'),
  helpLine(
    'VN',
    'distress',
    'Đường dây nóng Ngày Mai',
    'https://duongdaynongngaymai.vn',
    '096 306 1414',
  ),
  helpLine('TH', 'distress', 'สายด่วนสุขภาพจิต กรมสุขภาพจิต', 'https://www.dmh.go.th', '1323'),
  helpLine('TH', 'distress', 'Samaritans of Thailand', 'https://www.samaritansthai.com'),
  helpLine(
    'ID',
    'distress',
    'Kementerian Kesehatan: Healing119',
    'https://www.healing119.id',
    '119 ext. 8',
  ),
  helpLine('PH', 'distress', 'NCMH Crisis Hotline', 'https://ncmh.gov.ph', '1553'),
  helpLine('CN', 'distress', '全国统一心理援助热线', 'https://www.nhc.gov.cn', '12356'),
  helpLine(
    'MY',
    'distress',
    'Befrienders Kuala Lumpur',
    'https://www.befrienders.org.my',
    '03-7627 2929',
  ),
  helpLine(null, 'gambling', 'Gambling Therapy', 'https://www.gamblingtherapy.org'),
  helpLine(null, 'gambling', 'Gamblers Anonymous', 'https://www.gamblersanonymous.org'),
  helpLine(null, 'family', 'Gam-Anon', 'https://www.gam-anon.org'),
]

type OwnLine = Pick<HelpLine, 'name' | 'url' | 'phone'>

/** The brand's own lines first, then the country's and the international ones. */
export function helpLinesIn(
  country: string | null,
  own: readonly OwnLine[] = [],
  home: string | null = null,
): HelpLine[] {
  const ownLines = own.map((line) => ({ ...line, country: home, kind: 'gambling' as const }))
  const others = helpLines.filter(
    (one) =>
      (one.country === null || one.country === country) && !own.some(({ url }) => url === one.url),
  )
  return [...ownLines, ...others]
}

/** Whether a brand's players find a help line of their country or of the brand. */
export const hasHelpLine = (brand: { country: string; helpLines: readonly OwnLine[] }): boolean =>
  brand.helpLines.length > 0 || helpLines.some(({ country }) => country === brand.country)
