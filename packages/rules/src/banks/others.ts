import { institutions } from './institution.ts'

/** LISTS of banks and e-wallets by market: id | short name | full name | other writings. */
export const thailand = {
  banks: institutions(`
BBL | Bangkok Bank | Bangkok Bank Public Company Limited | ธนาคารกรุงเทพ
KBANK | KBank | Kasikornbank Public Company Limited | ธนาคารกสิกรไทย, Kasikorn
SCB | SCB | Siam Commercial Bank Public Company Limited | ธนาคารไทยพาณิชย์, Siam Commercial
KTB | Krungthai Bank | Krung Thai Bank Public Company Limited | ธนาคารกรุงไทย
BAY | Krungsri | Bank of Ayudhya Public Company Limited | ธนาคารกรุงศรีอยุธยา, Ayudhya
TTB | ttb | TMBThanachart Bank Public Company Limited | ทีเอ็มบีธนชาต, TMB, Thanachart
GSB | GSB | Government Savings Bank | ธนาคารออมสิน
BAAC | BAAC | Bank for Agriculture and Agricultural Cooperatives | ธ.ก.ส.
GHB | GHB | Government Housing Bank | ธนาคารอาคารสงเคราะห์
KKP | KKP | Kiatnakin Phatra Bank Public Company Limited | เกียรตินาคินภัทร
CIMBT | CIMB Thai | CIMB Thai Bank Public Company Limited | ซีไอเอ็มบีไทย
UOBT | UOB Thailand | United Overseas Bank Thai Public Company Limited | ยูโอบี, UOB
TISCO | TISCO | TISCO Bank Public Company Limited | ทิสโก้
LHB | LH Bank | Land and Houses Bank Public Company Limited | แลนด์ แอนด์ เฮ้าส์
ICBCT | ICBC Thai | Industrial and Commercial Bank of China Thai | ไอซีบีซี
`),
  wallets: institutions(`
TRUEMONEY | TrueMoney | TrueMoney Wallet | ทรูมันนี่
RABBITLINE | LINE Pay | Rabbit LINE Pay | Rabbit
SHOPEEPAY | ShopeePay | ShopeePay Thailand | AirPay
`),
}

export const indonesia = {
  banks: institutions(`
BCA | BCA | Bank Central Asia | Central Asia
BRI | BRI | Bank Rakyat Indonesia | Rakyat Indonesia
MANDIRI | Mandiri | Bank Mandiri |
BNI | BNI | Bank Negara Indonesia | Negara Indonesia
BTN | BTN | Bank Tabungan Negara | Tabungan Negara
BSI | BSI | Bank Syariah Indonesia | Syariah Indonesia
CIMBN | CIMB Niaga | Bank CIMB Niaga | CIMB
DANAMON | Danamon | Bank Danamon Indonesia |
PERMATA | Permata | Bank Permata |
PANIN | Panin | Bank Pan Indonesia | Pan Indonesia
OCBCI | OCBC Indonesia | Bank OCBC NISP | OCBC NISP, OCBC
MAYBANKI | Maybank Indonesia | Bank Maybank Indonesia | Maybank
MEGA | Bank Mega | Bank Mega |
SINARMAS | Sinarmas | Bank Sinarmas |
JAGO | Bank Jago | Bank Jago | Jago
SEABANKI | SeaBank | Bank SeaBank Indonesia |
BTPN | SMBC Indonesia | Bank SMBC Indonesia | BTPN, Jenius
NEO | Bank Neo Commerce | Bank Neo Commerce | BNC, Neo
`),
  wallets: institutions(`
GOPAY | GoPay | GoPay e-wallet | Go Pay
OVO | OVO | OVO e-wallet |
DANA | DANA | DANA e-wallet |
LINKAJA | LinkAja | LinkAja e-wallet | Link Aja
SHOPEEPAY | ShopeePay | ShopeePay Indonesia |
`),
}

export const philippines = {
  banks: institutions(`
BDO | BDO | BDO Unibank | Banco de Oro
BPI | BPI | Bank of the Philippine Islands | Philippine Islands
MBTC | Metrobank | Metropolitan Bank and Trust Company |
LBP | Landbank | Land Bank of the Philippines |
PNB | PNB | Philippine National Bank |
SECB | Security Bank | Security Bank Corporation |
UBP | UnionBank | Union Bank of the Philippines |
CHIB | China Bank | China Banking Corporation | Chinabank
RCBC | RCBC | Rizal Commercial Banking Corporation |
EWB | EastWest Bank | East West Banking Corporation | EastWest
DBP | DBP | Development Bank of the Philippines |
PSB | PSBank | Philippine Savings Bank |
AUB | AUB | Asia United Bank |
SEABANKP | SeaBank | SeaBank Philippines |
CIMBP | CIMB | CIMB Bank Philippines |
TONIK | Tonik | Tonik Digital Bank |
`),
  wallets: institutions(`
GCASH | GCash | GCash e-wallet | G Cash
MAYA | Maya | Maya e-wallet | PayMaya
GRABPAY | GrabPay | GrabPay Philippines |
COINSPH | Coins.ph | Coins.ph e-wallet |
`),
}

export const china = {
  banks: institutions(`
ICBC | ICBC | Industrial and Commercial Bank of China | 中国工商银行, 工商银行
CCB | CCB | China Construction Bank | 中国建设银行, 建设银行
ABC | ABC | Agricultural Bank of China | 中国农业银行, 农业银行
BOC | BOC | Bank of China | 中国银行
BOCOM | BOCOM | Bank of Communications | 交通银行
CMB | CMB | China Merchants Bank | 招商银行
PSBC | PSBC | Postal Savings Bank of China | 邮储银行, 中国邮政储蓄银行
CITIC | CITIC | China CITIC Bank | 中信银行
SPDB | SPDB | Shanghai Pudong Development Bank | 浦发银行
CIB | CIB | Industrial Bank | 兴业银行
CMBC | CMBC | China Minsheng Bank | 民生银行
CEB | CEB | China Everbright Bank | 光大银行
PAB | Ping An Bank | Ping An Bank | 平安银行
CGB | CGB | China Guangfa Bank | 广发银行
HXB | HXB | Hua Xia Bank | 华夏银行
`),
  wallets: institutions(`
ALIPAY | Alipay | Alipay e-wallet | 支付宝
WECHATPAY | WeChat Pay | WeChat Pay e-wallet | 微信支付, 微信
`),
}
