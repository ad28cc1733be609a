import { institutions } from './institution.ts'

/** LIST of the banks of Vietnam by NAPAS code: id | short name | full name | other writings. */
export const banks = institutions(`
VCB | Vietcombank | Joint Stock Commercial Bank for Foreign Trade of Vietnam | Ngoai thuong
ICB | VietinBank | Vietnam Joint Stock Commercial Bank for Industry and Trade | CTG, Cong thuong
BIDV | BIDV | Bank for Investment and Development of Vietnam | Dau tu va phat trien
VBA | Agribank | Vietnam Bank for Agriculture and Rural Development | AGRI, VBARD, Nong nghiep
TCB | Techcombank | Vietnam Technological and Commercial Joint Stock Bank | Ky thuong
MB | MB Bank | Military Commercial Joint Stock Bank | MBB, Military Bank, Quan doi
ACB | ACB | Asia Commercial Joint Stock Bank | A Chau, Asia Commercial Bank
VPB | VPBank | Vietnam Prosperity Joint Stock Commercial Bank | Viet Nam Thinh Vuong
TPB | TPBank | Tien Phong Commercial Joint Stock Bank | Tien Phong Bank
STB | Sacombank | Saigon Thuong Tin Commercial Joint Stock Bank | Sai Gon Thuong Tin
HDB | HDBank | Ho Chi Minh City Development Joint Stock Commercial Bank | Phat trien TPHCM
VIB | VIB | Vietnam International Commercial Joint Stock Bank | Quoc te
SHB | SHB | Saigon Hanoi Commercial Joint Stock Bank | Sai Gon Ha Noi
SCB | SCB | Sai Gon Joint Stock Commercial Bank |
EIB | Eximbank | Vietnam Export Import Commercial Joint Stock Bank | Xuat nhap khau
MSB | MSB | Vietnam Maritime Commercial Joint Stock Bank | Maritime Bank, Hang hai
OCB | OCB | Orient Commercial Joint Stock Bank | Phuong Dong
SEAB | SeABank | Southeast Asia Commercial Joint Stock Bank | Dong Nam A
LPB | LPBank | Fortune Vietnam Joint Stock Commercial Bank | LienVietPostBank, Lien Viet, Loc Phat
ABB | ABBANK | An Binh Commercial Joint Stock Bank | An Binh
NAB | Nam A Bank | Nam A Commercial Joint Stock Bank | Nam A
BAB | BacABank | Bac A Commercial Joint Stock Bank | Bac A
BVB | BaoViet Bank | Bao Viet Joint Stock Commercial Bank | Bao Viet
VCCB | BVBank | Viet Capital Commercial Joint Stock Bank | Viet Capital Bank, Ban Viet
VAB | VietABank | Vietnam Asia Commercial Joint Stock Bank | Viet A
VIETBANK | VietBank | Vietnam Thuong Tin Commercial Joint Stock Bank | Viet Nam Thuong Tin
KLB | Kienlongbank | Kien Long Commercial Joint Stock Bank | Kien Long
NCB | NCB | National Citizen Commercial Joint Stock Bank | Quoc Dan, Navibank
PGB | PGBank | Prosperity and Growth Commercial Joint Stock Bank | Petrolimex
PVCB | PVcomBank | Vietnam Public Joint Stock Commercial Bank | Dai chung
SGICB | SAIGONBANK | Saigon Bank for Industry and Trade | Sai Gon Cong Thuong
DOB | Vikki Bank | Vikki Digital Bank Limited | DongA Bank, Dong A
OCEANBANK | MBV | Modern Bank of Vietnam Limited | Oceanbank, Dai Duong
GPB | GPBank | Global Petro Bank Limited | Dau khi toan cau
CBB | VCBNeo | Vietcombank Neo Limited | CBBank, Xay dung
COOPBANK | Co-opBank | Cooperative Bank of Vietnam | Hop tac xa
VBSP | VBSP | Vietnam Bank for Social Policies | Chinh sach xa hoi
SHBVN | Shinhan Bank | Shinhan Bank Vietnam Limited | Shinhan
HSBC | HSBC | HSBC Bank Vietnam Limited |
SCVN | Standard Chartered | Standard Chartered Bank Vietnam Limited | Stanchart
WVN | Woori Bank | Woori Bank Vietnam Limited | Woori
UOB | UOB | United Overseas Bank Vietnam Limited |
PBVN | Public Bank | Public Bank Vietnam Limited | PBV
CIMB | CIMB | CIMB Bank Vietnam Limited |
HLBVN | Hong Leong Bank | Hong Leong Bank Vietnam Limited | Hong Leong
IVB | Indovina Bank | Indovina Bank Limited | Indovina
VRB | VRB | Vietnam Russia Joint Venture Bank | Viet Nga
CAKE | CAKE | CAKE by VPBank digital bank |
UBANK | Ubank | Ubank by VPBank digital bank |
TIMO | Timo | Timo by BVBank digital bank |
`)

/** LIST of the e-wallets of Vietnam. */
export const wallets = institutions(`
MOMO | MoMo | MoMo e-wallet | Vi MoMo
ZALOPAY | ZaloPay | ZaloPay e-wallet | Zalo Pay
VTLMONEY | Viettel Money | Viettel Money e-wallet | ViettelPay, Viettel Pay
VNPTMONEY | VNPT Money | VNPT Money e-wallet | VNPT Pay
SHOPEEPAY | ShopeePay | ShopeePay e-wallet | AirPay, Shopee Pay
VNPAY | VNPAY | VNPAY e-wallet | Vi VNPAY
PAYOO | Payoo | Payoo e-wallet |
MOCA | Moca | Moca e-wallet | GrabPay
`)
