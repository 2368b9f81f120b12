import { describe, expect, it } from 'vitest'
import { parseRoute } from './route.ts'

const GAMES = ['frantic', 'eights']

describe('parseRoute', () => {
  it.each([
    ['/', { page: 'start' }],
    ['/room/bako-timu', { page: 'room', code: 'bako-timu' }],
    ['/room/bako-timu/table', { page: 'big-screen', code: 'bako-timu' }],
    ['/room/bako-timu/match/3', { page: 'replay', origin: { kind: 'room', code: 'bako-timu', match: 3 } }],
    ['/replay', { page: 'replay', origin: { kind: 'file' } }],
    ['/replay/0123abcd', { page: 'replay', origin: { kind: 'archive', id: '0123abcd' } }],
    ['/transfer/x', { page: 'transfer', token: 'x' }],
    ['/play/eights', { page: 'play', game: 'eights' }],
    ['/rules/frantic', { page: 'rules', game: 'frantic' }],
    ['/cards/eights', { page: 'cards', game: 'eights' }],
    ['/design/eights', { page: 'design', game: 'eights' }],
    ['/design/eights/turn', { page: 'moment', game: 'eights', name: 'turn' }],
  ])('reads %s', (path, route) => {
    expect(parseRoute(path, GAMES)).toEqual(route)
  })

  it.each([
    ['/play', { page: 'play', game: 'frantic' }],
    ['/rules', { page: 'rules', game: 'frantic' }],
    ['/rules/', { page: 'rules', game: 'frantic' }],
    ['/cards', { page: 'cards', game: 'frantic' }],
    ['/design', { page: 'design', game: 'frantic' }],
    ['/design/victim-gift', { page: 'moment', game: 'frantic', name: 'victim-gift' }],
  ])('reads %s as a path of the first game', (path, route) => {
    expect(parseRoute(path, GAMES)).toEqual(route)
  })

  it.each([
    '/nothing',
    '/room',
    '/room/',
    '/room/x/match/0',
    '/room/x/match',
    '/play/marbles',
    '/cards/toString',
  ])('does not find %s', (path) => {
    expect(parseRoute(path, GAMES)).toEqual({ page: 'not-found' })
  })
})
