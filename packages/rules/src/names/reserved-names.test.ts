import { describe, expect, test } from 'vitest'
import { nicknameOf } from './nickname.ts'
import { isReservedName } from './reserved-names.ts'

const brands = ['fairhouse', 'Fair House', 'acme', 'Acme']
const isReserved = (name: string) => isReservedName(name, brands)

describe('[SEC-12] nobody may be called', () => {
  test.each([
    'admin',
    'Support',
    'STAFF2',
    'fairhouse',
    'Fair_House99',
    'trial',
    '123',
    'mod.1',
    // Cyrillic, Greek, full-width, mathematical, small capitals, Cherokee, Armenian.
    'Аdmin',
    'ＡＤＭＩＮ',
    'αdmin',
    '𝓐𝓭𝓶𝓲𝓷',
    'ᴀᴅᴍɪɴ',
    'ᎪdᎷin',
    'suppօrt',
    'ADМІN',
    'Ádmín',
    // Digits for letters, and letters that look like others.
    '4dm1n',
    'adm1n',
    'adrnin',
    '0fficial',
    'Supp0rt',
    'offlciaI',
    'm0d',
    // Anywhere in the name, or in pieces.
    'Fairhouse Support',
    'xadminx',
    'The Admin 2',
    's u p p o r t',
    'ad-min',
    'xaDmInx',
    'House Manager',
    'HouseManager',
    'my bank',
    'FairHouseVN',
    'Fаirhоuse',
    'Acme',
    'acme 1',
    // In other languages.
    'Hỗ Trợ',
    'CSKH 24',
    'Quản Trị',
    '客服小王',
    '官方',
    'แอดมิน',
    '관리자',
    'Админ',
    'Поддержка',
  ])('%s', (name) => expect(isReserved(name)).toBe(true))
})

describe('[SEC-12] honest names stay allowed', () => {
  test.each([
    'anna',
    'supporter',
    'badminton',
    'jaderiver4821',
    'a1',
    'Vlad Minh',
    'Stafford',
    'Modesto',
    'Nguyễn Văn Đức',
    'Trần Thị Mộng',
    'Lê Hồng Hạnh',
    'Đặng Bảo An',
    'Bảo Hân',
    'Hồ Trọng',
    'สมชาย',
    'น้ำฝน',
    'ธนาคาร ใจดี',
    '小明 88',
    '王伟',
    '佐藤 さくら',
    '김민수',
    '이서연',
    'Мария',
    'Дмитрий',
    'Ирина',
    'Αλέξανδρος',
    'Νίκος',
    'José',
    'João Pedro',
    'Siti Aminah',
    'Whitehouse',
    'Banks',
    'Remaster',
    'Helpmann',
    'Rooter',
    'acmea',
    'lucky 777',
    'x99',
  ])('%s', (name) => expect(isReserved(name)).toBe(false))
})

test('[SEC-12] a nickname is kept in one writing, and Thai letters stay whole', () => {
  expect(nicknameOf(' Ａｎｎａ ')).toBe('Anna')
  expect(nicknameOf('𝓐𝓷𝓷𝓪')).toBe('Anna')
  expect(nicknameOf('น้ำฝน')).toBe('น้ำฝน')
  expect(nicknameOf('Nguyễn'.normalize('NFD'))).toBe('Nguyễn'.normalize('NFC'))
})
