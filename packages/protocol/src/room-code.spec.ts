import { expect, it } from 'vitest'
import { parseRoomCode } from './room-code.ts'

it('A room code is recognized however it is typed or pasted', () => {
  for (const text of [
    'bako-timu-rela-nopi',
    ' BAKO-TIMU-RELA-NOPI ',
    'bakotimurelanopi',
    'Bako Timu Rela Nopi',
    'https://play.example/room/bako-timu-rela-nopi',
    'come and play: http://192.168.1.7:3000/room/BAKO-TIMU-RELA-NOPI?x=1 !',
    'https://play.example/room/bakotimurelanopi/table',
  ])
    expect([text, parseRoomCode(text)]).toEqual([text, 'bako-timu-rela-nopi'])
})

it('No room code is found in other text', () => {
  for (const text of [
    '',
    'bako',
    'bako-timu',
    'bako-timu-rela',
    'bako-timu-rela-nopix',
    'bako-t1mu-rela-nopi',
    'bäko-timu-rela-nopi',
    '../etc/pw',
    'https://play.example/',
    '/room/',
  ])
    expect([text, parseRoomCode(text)]).toEqual([text, null])
})
