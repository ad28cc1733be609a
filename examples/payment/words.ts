/** LIST of the languages of the page, by the codes of the site. */
const words = {
  EN: {
    tag: 'en',
    title: 'Sandbox gateway',
    about: 'For trying payments: no money moves anywhere.',
    approve: 'Pay',
    pay_out: 'Pay it out',
    less: 'Pay half of it',
    fail: 'Let it fail',
    expire: 'Let it expire',
    pending: 'Nothing has been paid yet.',
    paid: 'Paid. You can go back to the site.',
    failed: 'The payment has failed. You can go back to the site.',
    expired: 'The payment has expired. You can go back to the site.',
    back: 'Back to the site',
  },
  VI: {
    tag: 'vi',
    title: 'Cổng thanh toán thử',
    about: 'Chỉ để thử: không có tiền nào được chuyển đi.',
    approve: 'Thanh toán',
    pay_out: 'Chi trả',
    less: 'Chỉ trả một nửa',
    fail: 'Cho thất bại',
    expire: 'Cho hết hạn',
    pending: 'Chưa thanh toán.',
    paid: 'Đã thanh toán. Bạn có thể quay lại trang.',
    failed: 'Thanh toán thất bại. Bạn có thể quay lại trang.',
    expired: 'Thanh toán đã hết hạn. Bạn có thể quay lại trang.',
    back: 'Quay lại trang',
  },
  CN: {
    tag: 'zh-Hans',
    title: '测试支付网关',
    about: '仅供测试：不会转移任何资金。',
    approve: '支付',
    pay_out: '付款',
    less: '只付一半',
    fail: '让它失败',
    expire: '让它过期',
    pending: '尚未支付。',
    paid: '已支付。您可以返回网站。',
    failed: '支付失败。您可以返回网站。',
    expired: '支付已过期。您可以返回网站。',
    back: '返回网站',
  },
  ID: {
    tag: 'id',
    title: 'Gerbang pembayaran uji',
    about: 'Hanya untuk uji coba: tidak ada uang yang berpindah.',
    approve: 'Bayar',
    pay_out: 'Bayarkan',
    less: 'Bayar setengahnya',
    fail: 'Buat gagal',
    expire: 'Buat kedaluwarsa',
    pending: 'Belum dibayar.',
    paid: 'Sudah dibayar. Anda dapat kembali ke situs.',
    failed: 'Pembayaran gagal. Anda dapat kembali ke situs.',
    expired: 'Pembayaran kedaluwarsa. Anda dapat kembali ke situs.',
    back: 'Kembali ke situs',
  },
  TH: {
    tag: 'th',
    title: 'เกตเวย์ชำระเงินทดสอบ',
    about: 'ใช้สำหรับทดสอบเท่านั้น ไม่มีการโอนเงินจริง',
    approve: 'ชำระเงิน',
    pay_out: 'จ่ายเงินออก',
    less: 'ชำระครึ่งเดียว',
    fail: 'ให้ล้มเหลว',
    expire: 'ให้หมดเวลา',
    pending: 'ยังไม่ได้ชำระเงิน',
    paid: 'ชำระเงินแล้ว คุณกลับไปที่เว็บไซต์ได้',
    failed: 'การชำระเงินล้มเหลว คุณกลับไปที่เว็บไซต์ได้',
    expired: 'การชำระเงินหมดเวลา คุณกลับไปที่เว็บไซต์ได้',
    back: 'กลับไปที่เว็บไซต์',
  },
  TY: {
    tag: 'fil',
    title: 'Pansubok na gateway',
    about: 'Para lang sa pagsubok: walang perang gagalaw.',
    approve: 'Magbayad',
    pay_out: 'Ibayad',
    less: 'Kalahati lang ang bayaran',
    fail: 'Hayaang pumalya',
    expire: 'Hayaang mag-expire',
    pending: 'Wala pang naibabayad.',
    paid: 'Bayad na. Puwede ka nang bumalik sa site.',
    failed: 'Pumalya ang bayad. Puwede ka nang bumalik sa site.',
    expired: 'Nag-expire ang bayad. Puwede ka nang bumalik sa site.',
    back: 'Bumalik sa site',
  },
} as const

export type Language = keyof typeof words

export const languages = Object.keys(words).filter(isLanguage)

export function isLanguage(code: string | null | undefined): code is Language {
  return typeof code === 'string' && Object.hasOwn(words, code)
}

/** The language of a link, or English. */
export const languageOrDefault = (code: string | null): Language => (isLanguage(code) ? code : 'EN')

export const wordsIn = (language: Language) => words[language]
