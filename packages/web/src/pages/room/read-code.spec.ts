import { expect, it } from 'vitest'
import { readCode } from './read-code.ts'

it('A code is read however it comes', () => {
  for (const text of [
    'bako-timu',
    ' BAKO-TIMU ',
    'bakotimu',
    'Bako Timu',
    'https://play.example/room/bako-timu',
    'come and play: http://192.168.1.7:3000/room/BAKO-TIMU?x=1 !',
    'https://play.example/room/bako-timu/table',
  ])
    expect([text, readCode(text)]).toEqual([text, 'bako-timu'])
})

it('So is one of four words', () => {
  for (const text of [
    'bako-timu-rela-nopi',
    'BAKO TIMU RELA NOPI',
    'https://play.example/room/bakotimurelanopi',
  ])
    expect([text, readCode(text)]).toEqual([text, 'bako-timu-rela-nopi'])
})

it('What is no code is none', () => {
  for (const text of [
    '',
    'bako',
    'bako-timux',
    'bako-timu-rela',
    'bako-t1mu',
    'https://play.example/',
    '/room/',
  ])
    expect([text, readCode(text)]).toEqual([text, null])
})
