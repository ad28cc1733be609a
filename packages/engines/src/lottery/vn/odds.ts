import type { OddsTable } from '../bets/index.ts'

/** Prices by kind of bet: what a number of one to four digits pays per hit. */
const byDigits = { one: '9.6', two: '96', three: '940', four: '9200' }

const common = {
  'lo-2/win': byDigits.two,
  'lo-3/win': byDigits.three,
  'lo-4/win': byDigits.four,
  'de-nhat/win': byDigits.two,
  '4-cang/win': byDigits.four,
  'xiu-chu-dau/win': byDigits.three,
  'xiu-chu/win': byDigits.three,
}

/** LIST of the default prices of the Northern lottery. */
export const vnNorthOdds: OddsTable = {
  ...common,
  'de/win': byDigits.two,
  'de-dau/win': byDigits.two,
  'dau/win': byDigits.one,
  'duoi/win': byDigits.one,
  '3-cang/win': byDigits.three,
  'giai-7/win': byDigits.two,
  'giai-7-va-de/win': byDigits.two,
  'bao-8-lo-2/win': byDigits.two,
  'bao-8-lo-3/win': byDigits.three,
  'xien-2/win': '17',
  'xien-3/win': '75',
  'xien-4/win': '345',
  'truot-xien-4/win': '2.8',
  'truot-xien-8/win': '8.8',
  'truot-xien-10/win': '16',
}

/** LIST of the default prices of the Southern and Central lotteries. */
export const vnSouthOdds: OddsTable = {
  ...common,
  'dau/win': byDigits.two,
  'duoi/win': byDigits.two,
  'dau-duoi/win': byDigits.two,
  'xiu-chu-duoi/win': byDigits.three,
  'bao-7-lo-2/win': byDigits.two,
  'bao-7-lo-3/win': byDigits.three,
  'bao-7-lo-4/win': byDigits.four,
  'xien-2/win': '36',
  'xien-3/win': '238',
  'xien-4/win': '1660',
  'truot-xien-4/win': '1.96',
  'truot-xien-8/win': '4.2',
  'truot-xien-10/win': '6.2',
  'da-thang/once': '34',
  'da-thang/one-repeated': '51',
  'da-thang/both-repeated': '68',
}

/** LIST of the default prices of bets over two stations. */
export const vnTwoStationsOdds: OddsTable = {
  'da-xien/once': '9',
  'da-xien/one-repeated': '13.5',
  'da-xien/both-repeated': '18',
}
