import type { Calls, OutputOf } from '@fairhouse/protocol'

/** A line for people in distress is told as that, not as one about gambling. */
type Helper = OutputOf<Calls['GET /wps/safety/help']>['list'][number]

const helper = (
  country: string | null,
  kind: Helper['kind'],
  name: string,
  url: string,
  phone: string | null = null,
): Helper => ({ country, kind, name, url, phone })

/** LIST of who helps in a country; one without a country helps everywhere. */
const helpers: readonly Helper[] = [
  helper('GB', 'gambling', 'GamCare', 'https://www.gamcare.org.uk', '0808 8020 133'),
  helper('GB', 'gambling', 'Gamblers Anonymous UK', 'https://www.gamblersanonymous.org.uk'),
  helper('GB', 'exclusion', 'GAMSTOP', 'https://www.gamstop.co.uk'),
  helper(
    'VN',
    'distress',
    'Đường dây nóng Ngày Mai',
    'https://duongdaynongngaymai.vn',
    '096 306 1414',
  ),
  helper('TH', 'distress', 'สายด่วนสุขภาพจิต กรมสุขภาพจิต', 'https://www.dmh.go.th', '1323'),
  helper('TH', 'distress', 'Samaritans of Thailand', 'https://www.samaritansthai.com'),
  helper(
    'ID',
    'distress',
    'Kementerian Kesehatan: Healing119',
    'https://www.healing119.id',
    '119 ext. 8',
  ),
  helper('PH', 'distress', 'NCMH Crisis Hotline', 'https://ncmh.gov.ph', '1553'),
  helper('CN', 'distress', '全国统一心理援助热线', 'https://www.nhc.gov.cn', '12356'),
  helper(
    'MY',
    'distress',
    'Befrienders Kuala Lumpur',
    'https://www.befrienders.org.my',
    '03-7627 2929',
  ),
  helper(null, 'gambling', 'Gambling Therapy', 'https://www.gamblingtherapy.org'),
  helper(null, 'gambling', 'Gamblers Anonymous', 'https://www.gamblersanonymous.org'),
  helper(null, 'family', 'Gam-Anon', 'https://www.gam-anon.org'),
]

/** Those of the country first, then those of everywhere. */
export function helpersIn(country: string | null): Helper[] {
  return helpers.filter((one) => one.country === null || one.country === country)
}
