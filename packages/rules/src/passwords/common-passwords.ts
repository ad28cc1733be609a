/**
 * LIST of what is tried first, of eight characters and more, small letters only. It is short
 * because browsers load it; the server hands a long list in.
 */
const words = `
password password1 password12 password123 passw0rd p@ssw0rd p@ssword passwort motdepasse
contraseña matkhau matkhau123 mậtkhẩu katasandi sandi123 iloveyou iloveyou1 iloveyou2 sunshine
princess football baseball superman starwars trustno1 whatever computer internet welcome1
welcome123 letmein1 letmein123 admin123 admin1234 administrator qwerty12 qwerty123 qwerty1234
qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t 1qaz2wsx
qazwsxedc q1w2e3r4 zaq12wsx abcd1234 abc12345 abcd12345 a1234567 a12345678 aa123456 aa12345678
123456aa 123456abc 1234qwer 123qweasd 123123123 12341234 11223344 112233445566 147258369
123654789 987654321 asdf1234 woaini1314 woaini520 5201314520 jesus123 michael1 jennifer
jordan23 liverpool chelsea1 arsenal1 manchester pokemon1 naruto123 dragon123 monkey123
changeme changeme1 default1 secret123 test1234 testtest guest123 casino123 casino888 lucky888
jackpot1 jackpot777 88888888 66668888 68686868 letmeinnow football1 baseball1 blink182 samsung1
samsung123 freedom1 babygirl lovelove mahalkita mahalkita1 sayang123 bismillah anhyeuem
anhyeuem1 yeuem123 emyeuanh khongbiet 12345678a 123456789a a123456789 1234567890q
`
export const commonPasswords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
