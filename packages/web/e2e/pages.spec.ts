/// <reference lib="dom" />
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { findAxeViolations } from './testing/axe-violations.ts'
import { BrowserPlayer, DESKTOP, PHONE } from './testing/browser-player.ts'
import { toLanAddress } from './testing/chromium.ts'
import { browser, server } from './testing/environment.ts'
import { OWN_TURN_SELECTOR, playUntil } from './testing/play-until.ts'

async function host(viewport = PHONE): Promise<BrowserPlayer> {
  const ada = await BrowserPlayer.open(browser, viewport)
  await ada.openRoom(server.address, 'Ada')
  return ada
}

async function guest(room: string, name: string): Promise<BrowserPlayer> {
  const ben = await BrowserPlayer.open(browser, PHONE)
  await ben.joinRoom(room, name)
  return ben
}

/** Replaces the room code on the page by the widest possible one. */
const widen = ({ page }: BrowserPlayer): Promise<void> =>
  page.evaluate(() => {
    const code = location.pathname.split('/')[2]
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      texts.currentNode.nodeValue = texts.currentNode.nodeValue!.replaceAll(code, 'mumo-momu-mumo-momu')
  })

describe('A lobby', () => {
  it.each([PHONE, DESKTOP])('has no overflow, on %o', async (viewport) => {
    const ada = await host(viewport)
    await ada.button('Everything').click()
    for (const group of ['Length', 'Pace', 'House rules'])
      if (viewport === PHONE) await ada.page.getByRole('heading', { name: group, exact: true }).click()
    await ada.button('Write a rule card').click()
    expect(await findAxeViolations(ada.page)).toEqual([])
    await widen(ada)
    expect(await ada.hasHorizontalOverflow()).toBe(false)
  })

  it('suggests another name if a name is taken', async () => {
    const ada = await host()
    const ben = await guest(ada.page.url(), 'ada')
    await ben.button('Then I am ada 2').click()
    await ben.button('I am ready').waitFor()
    await ada.page.getByText('ada 2', { exact: true }).waitFor()
  })

  it('starts with two or more players, and shows the obstacle only while it exists', async () => {
    const ada = await host()
    const isAlone = ada.page.getByText('It takes two')
    await isAlone.waitFor()
    expect(await ada.button('Deal').isDisabled()).toBe(true)
    const ben = await guest(ada.page.url(), 'Ben')
    await isAlone.waitFor({ state: 'detached' })
    await ada.button('Deal').click()
    const isRefused = ada.page.getByText('Not everybody is ready yet.')
    await isRefused.waitFor()
    await ben.button('I am ready').click()
    await isRefused.waitFor({ state: 'detached' })
    expect(await ada.button('Deal').isDisabled()).toBe(false)
  })

  it('is opened by a code in any notation', async () => {
    const ada = await host()
    const ben = await BrowserPlayer.open(browser, PHONE)
    await ben.page.goto(server.address)
    await ben.page.getByLabel('Got a code').fill('nonsense!')
    await ben.button('Join').click()
    await ben.page.getByText('That is no code').waitFor()
    const code = ada.page.url().split('/').at(-1)!
    await ben.page.getByLabel('Got a code').fill(code.replace('-', ' ').toUpperCase())
    await ben.button('Join').click()
    await ben.page.getByText('Who is knocking?').waitFor()
    // Seats are offered only after joining.
    expect(await ben.page.getByText('Sit here').count()).toBe(0)
  })

  it('keeps a removed member out', async () => {
    const ada = await host()
    const ben = await guest(ada.page.url(), 'Ben')
    await ada.page.getByText('Ben', { exact: true }).click()
    // The second click confirms.
    for (const _ of [1, 2]) await ada.button('Send away').click()
    await ben.page.getByText('You were shown the door').waitFor()
    await ada.button('Let nobody else in').click()
    const cem = await BrowserPlayer.open(browser, PHONE)
    await cem.page.goto(ada.page.url())
    await cem.page.getByText('The door is locked').waitFor()
  })

  it('shows why settings are rejected, next to them', async () => {
    const ada = await host(DESKTOP)
    await ada.page.getByLabel('own limit').fill('0')
    await ada.page.getByLabel('own limit').press('Enter')
    await ada.page.getByText('From 1 to 9999 points.').waitFor()
    await ada.page.getByLabel('own limit').fill('77')
    await ada.page.getByLabel('own limit').press('Enter')
    await ada.page.getByText('own limit · ends above 77').waitFor()
    await ada.page.getByText('From 1 to 9999 points.').waitFor({ state: 'detached' })
  })

  it('describes the limit by edition: to be exceeded or to be reached', async () => {
    const ada = await host(DESKTOP)
    await ada.page.getByText('medium · ends above ').waitFor()
    await ada.page.getByText('Somebody goes past it, and the match is over.').waitFor()
    await ada.button('original').click()
    await ada.page.getByText('medium · ends at ').waitFor()
    await ada.page.getByText('Somebody reaches it, and the match is over.').waitFor()
  })
})

describe('Without TLS', () => {
  it('the link of a room can be copied by hand, and opens it', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.openRoom(toLanAddress(server.address), 'Ada')
    expect(await ada.button('Copy link').count()).toBe(0)
    await ada.page.getByLabel('Copy it yourself').click()
    await ada.page.keyboard.press('ControlOrMeta+c')
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    const ben = await BrowserPlayer.open(browser, PHONE)
    await ben.page.goto(toLanAddress(server.address))
    await ben.page.getByLabel('Got a code').click()
    await ben.page.keyboard.press('ControlOrMeta+v')
    await ben.button('Join').click()
    await ben.page.getByText('Who is knocking?').waitFor()
    expect(ben.page.url()).toBe(ada.page.url())
  })

  it('the preferences say that notifications need TLS', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(toLanAddress(server.address))
    await ada.button('Sound, look and more').click()
    await ada.page.getByRole('switch', { name: 'Notify me', disabled: true }).waitFor()
    await ada.page.getByText('Only with https').waitFor()
    // The panel opens below the edge of the window, and is scrolled into view.
    await ada.page.waitForFunction(
      () => document.querySelector('.preferences')!.getBoundingClientRect().top < innerHeight / 2,
    )
  })
})

describe('A page', () => {
  it('is named in the title, in the language of the page', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE, 'de')
    for (const [path, title] of [
      ['/', 'Slapwise'],
      ['/rules/frantic', 'So wird gespielt – Frantic – Slapwise'],
      ['/cards/board', 'Alle Karten – Frantic – das Brettspiel – Slapwise'],
      ['/nowhere', 'Hier ist nichts – Slapwise'],
    ]) {
      await ada.page.goto(server.address + path)
      await ada.page.locator('h1').waitFor()
      expect(await ada.page.title()).toBe(title)
    }
    await ada.page.goto(`${server.address}/play/frantic`)
    await ada.page.locator(OWN_TURN_SELECTOR).waitFor()
    expect(await ada.page.title()).toBe('● Du bist dran – Gegen Bots – Frantic – Slapwise')
  })

  it('of a room has game and code in its title, and none of it afterwards', async () => {
    const ada = await host()
    const code = ada.page.url().split('/').at(-1)!
    expect(await ada.page.title()).toBe(`Frantic – ${code} – Slapwise`)
    await ada.page.goBack()
    await ada.button('Open a room').waitFor()
    expect(await ada.page.title()).toBe('Slapwise')
  })

  it('has icons for every system, and a splash in the colour of paper', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address)
    const manifest = await (await fetchInTime(`${server.address}/manifest.webmanifest`)).json()
    expect(manifest).toMatchObject({ background_color: '#f7f3e8', theme_color: '#f7f3e8' })
    const touchIcon = await ada.page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    const icons = [
      ...manifest.icons,
      { src: touchIcon, sizes: '180x180', type: 'image/png', purpose: 'maskable' },
    ]
    const drawn = icons.filter(({ type }) => type === 'image/png')
    expect(drawn.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512', '180x180'])
    for (const { src, sizes, type, purpose } of drawn) {
      const response = await fetchInTime(new URL(src, server.address))
      expect(response.headers.get('content-type')).toBe(type)
      const { width, height, data } = PNG.sync.read(Buffer.from(await response.arrayBuffer()))
      expect(`${width}x${height}`).toBe(sizes)
      // The corner is transparent unless the system cuts the icon itself.
      expect(data[3]).toBe(purpose === 'maskable' ? 255 : 0)
    }
  })

  it.each([
    ['the start page', 95, async () => {}],
    [
      'a table in a room',
      250,
      async (ada: BrowserPlayer) => {
        await ada.page.getByLabel('Your name').fill('Ada')
        await ada.button('Open a room').click()
        await ada.button('Add a bot').click()
        await ada.button('Deal').click()
        await ada.page.locator('.hand button').first().waitFor()
      },
    ],
  ])('loads few scripts before %s can be used: at most %i KB', async (_, limit, go) => {
    const ada = await BrowserPlayer.open(browser, DESKTOP)
    const loaded: Promise<number>[] = []
    ada.page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script')
        loaded.push(
          request
            .sizes()
            .then(({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize),
        )
    })
    await ada.page.goto(server.address)
    await ada.button('Play now against bots').waitFor()
    await go(ada)
    const bytes = (await Promise.all(loaded)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes / 1000).toBeLessThanOrEqual(limit)
  })
})

describe('A game', () => {
  it('has rules, cards and design pages', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address)
    await ada.page.locator('main').waitFor()
    for (const [path, page] of [
      ['/play/frantic', '.table'],
      ['/play', '.table'],
      ['/design/frantic/victim-gift', '.table[data-ask=victim]'],
      ['/design/victim-gift', '.table[data-ask=victim]'],
      ['/rules/frantic', '.rules'],
      ['/cards/frantic', '.cards-page'],
      ['/design/frantic', '.design'],
      ['/play/board', '.table[data-game=board]'],
      ['/design/board/turn', '.table[data-ask=turn]'],
      ['/rules/board', '.rules'],
      ['/cards/board', '.cards-page'],
      ['/design/board', '.board-design'],
    ]) {
      await ada.navigate(path)
      await ada.page.locator(page).waitFor()
    }
    expect(ada.errors).toEqual([])
  })

  it('is chosen on the start page; the default is the card game', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address)
    await ada.button('Play now against bots').click()
    await ada.page.waitForURL('**/play/frantic')
    await ada.page.goto(server.address)
    await ada.page.getByRole('radio', { name: /Frantic Board Game/ }).check({ force: true })
    await ada.button('Play now against bots').click()
    await ada.page.waitForURL('**/play/board')
    await ada.page.locator('.table[data-game=board]').waitFor()
    expect(ada.errors).toEqual([])
  })
})

describe('Bots', () => {
  it('are chosen behind one line on the start page, for each game, and the choice is kept', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address)
    const line = ada.page.locator('.match-choice > button')
    const chosen = async () => (await line.textContent())!.replaceAll('\u00a0', ' ')
    await line.waitFor()
    expect(await chosen()).toBe('Against 3 simple bots · Base game · about 15 minutes · brisk')
    expect(await ada.button('chaotic').count()).toBe(0)
    await line.click()
    await ada.page.getByText('Plays what fits').waitFor()
    for (const name of ['chaotic', '1', 'Troublemaker', 'one round, 5 min', 'calm'])
      await ada.button(name).click()
    await ada.page.getByText('Does whatever is allowed').waitFor()
    expect(await chosen()).toBe('Against a chaotic bot · Base game + Troublemaker · about 5 minutes · calm')
    await ada.button('Everything').click()
    expect(await chosen()).toBe('Against a chaotic bot · every box · about 20 minutes · normal')
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    expect(await findAxeViolations(ada.page)).toEqual([])
    await ada.page.reload()
    expect(await chosen()).toBe('Against a chaotic bot · every box · about 20 minutes · normal')

    await ada.button('Play now against bots').click()
    await ada.page.locator('.table').waitFor()
    // The page stores the running match when the player leaves the page.
    await ada.page.goto(server.address)
    const kept = await ada.page.evaluate(() => localStorage.getItem('slapwise.match.frantic'))
    expect(JSON.parse(kept!)).toMatchObject({
      levels: ['chaotic'],
      settings: { players: 2, sets: ['base', 'troublemaker', 'supercharge', 'pandora'], limit: 'medium' },
    })
    await ada.page.getByRole('radio', { name: /Frantic Board Game/ }).check({ force: true })
    expect(await chosen()).toBe('Against 3 chaotic bots · The long way home · about 15 minutes · normal')
    await line.click()
    await ada.button('Blind alley').click()
    expect(await chosen()).toBe('Against 3 chaotic bots · Blind alley · about 15 minutes · normal')
    expect(ada.errors).toEqual([])
  })

  it('have a level each in a room', async () => {
    const ada = await host()
    for (const _ of [1, 2]) await ada.button('Add a bot').click()
    const chairs = ada.page.locator('.lobby-seat.taken')
    await chairs.nth(2).click()
    await ada.page.locator('.selection-actions').getByRole('button', { name: 'chaotic' }).click()
    await chairs.nth(2).getByText('chaotic').waitFor()
    await chairs.nth(1).getByText('simple').waitFor()
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    expect(ada.errors).toEqual([])
  })
})

describe('A face', () => {
  /** The outline of the head, whatever its mood. Runs in the page. */
  const headOf = (avatar: Element): string => {
    const head = [...avatar.querySelectorAll(':scope > path[fill]')].at(-1)!
    return `${head.getAttribute('fill')} ${head.getAttribute('d')}`
  }

  it('is the same on all pages for a player without a name, in a colour that is unique at the table', async () => {
    const ada = await BrowserPlayer.open(browser, DESKTOP)
    const head = (within: string) => ada.page.locator(`${within} .avatar`).last().evaluate(headOf)
    await ada.page.goto(server.address)
    const own = await head('.profile-fields')
    await ada.button('Open a room').click()
    await ada.page.locator('.lobby-seat.own').waitFor()
    expect(await head('.lobby-seat.own')).toBe(own)
    for (let bot = 0; bot < 7; bot++) await ada.button('Add a bot').click()
    await ada.page.locator('.lobby-seat.taken').nth(7).waitFor()
    const seated = await ada.page
      .locator('.lobby-seat .avatar')
      .evaluateAll((faces) =>
        faces.map((face) => [...face.querySelectorAll(':scope > path[fill]')].at(-1)!.getAttribute('fill')),
      )
    expect(new Set(seated).size).toBe(8)
    const named = await ada.page.locator('.lobby-seat strong').allTextContents()
    await ada.page.getByPlaceholder('Say something').fill('who am I?')
    await ada.page.keyboard.press('Enter')
    await ada.page.locator('.chat-lines .own').waitFor()
    expect(await head('.chat-lines .own')).toBe(own)
    await ada.button('Deal').click()
    await ada.page.locator('.table .seat').nth(6).waitFor()
    const names = await ada.page.locator('.seat strong').allTextContents()
    expect(new Set(names)).toEqual(new Set(['you', ...named.slice(1)]))
    await ada.page.goto(`${server.address}/play/board`)
    await ada.page.locator('.board-seat.own').waitFor()
    expect(await head('.board-seat.own')).toBe(own)
    expect(ada.errors).toEqual([])
  })
})

describe('A returning player', () => {
  const tablesOf = ({ page }: BrowserPlayer) => page.locator('.own-tables .room-link')

  const readTables = async (player: BrowserPlayer): Promise<string[][]> =>
    (await tablesOf(player).allInnerTexts()).map((text) => text.split('\n'))

  it('sees all their tables, those with an open prompt first', async () => {
    const here = toLanAddress(server.address)
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.openRoom(here, 'Ada')
    const lobby = ada.page.url().split('/').at(-1)!
    const ben = await guest(ada.page.url(), 'Ben')
    await ben.button('I am ready').waitFor()
    await ben.page.goto(here)
    await expect
      .poll(() => readTables(ben), { timeout: 50_000 })
      .toEqual([['With Ada', `Frantic · ${lobby}`, 'not dealt yet']])

    await ada.openRoom(here, 'Ada')
    const played = ada.page.url().split('/').at(-1)!
    await ada.button('Add a bot').click()
    await ada.changeSetting('Pace', 'relaxed')
    await ada.page.getByRole('button', { name: 'relaxed', exact: true, pressed: true }).waitFor()
    await ada.button('Deal').click()
    await playUntil(ada, OWN_TURN_SELECTOR)
    await ada.navigate('/play/board')
    await ada.page.locator('.table[data-game=board]').waitFor()
    // The match is stored with a delay.
    await ada.page.waitForFunction(() => localStorage.getItem('slapwise.match.board') !== null)
    await ada.page.goto(here)
    await tablesOf(ada).nth(2).waitFor()
    await ada.page.reload()
    // The list is polled every 15 s: the first response may be outdated.
    await expect
      .poll(() => readTables(ada), { timeout: 50_000 })
      .toEqual([
        ['With a bot', `Frantic · ${played}`, 'your turn'],
        ['With 3 bots', 'Frantic Board Game · on this device', 'your turn'],
        ['With Ben', `Frantic · ${lobby}`, 'not dealt yet'],
      ])
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    expect(await findAxeViolations(ada.page)).toEqual([])
    await tablesOf(ada).first().click()
    await ada.page.locator('.table .hand').waitFor()

    await ada.page.goto(here)
    await ada.button(`Leave ${lobby}`).click()
    await ada.button('Stay').click()
    await ada.button(`Leave ${played}`).click()
    await ada.page.getByText('Sure? A bot takes your seat.').waitFor()
    expect(await ada.hasHorizontalOverflow()).toBe(false)
    await ada.button('Leave for good').click()
    await tablesOf(ada).nth(2).waitFor({ state: 'detached' })
    await ada.page.reload()
    await tablesOf(ada).nth(1).waitFor()
    expect(await tablesOf(ada).count()).toBe(2)
    expect(ada.errors).toEqual([])
  })
})

describe('An error page', () => {
  it.each([
    ['/nothing', 'Nothing here'],
    ['/play/marbles', 'Nothing here'],
    ['/room/nonsense', 'This room is gone'],
  ])('is shown at %s', async (path, text) => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address + path)
    await ada.page.getByText(text).waitFor()
    await ada.button('Back to the start').click()
    await ada.button('Play now against bots').waitFor()
  })

  it('is shown if WebSockets are blocked', async () => {
    const ada = await host()
    const ben = await BrowserPlayer.open(browser, PHONE)
    await ben.page.routeWebSocket(/socket/, (socket) => socket.close())
    await ben.page.goto(ada.page.url())
    await ben.page.getByText('Something is in the way').waitFor()
  })

  it('is shown for a room with an unknown game', async () => {
    const ada = await host()
    const ben = await BrowserPlayer.open(browser, PHONE)
    await ben.page.routeWebSocket(/socket/, (socket) => {
      socket.connectToServer().onMessage((text) => {
        const message = JSON.parse(String(text))
        socket.send(JSON.stringify({ ...message, room: { ...message.room, game: 'marbles' } }))
      })
    })
    await ben.page.goto(ada.page.url())
    await ben.page.getByText('Never heard of it').waitFor()
  })

  it('is not needed for another build: the next page loads it', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.route('**/api/me', (route) => route.fulfill({ json: { ok: true, build: 'other' } }))
    await ada.page.goto(server.address)
    await ada.page.getByText('There is a newer Slapwise').waitFor()
    const loaded = ada.page.waitForEvent('load')
    await ada.page.getByText('How it is played').click()
    await loaded
    expect(new URL(ada.page.url()).pathname).toBe('/rules/frantic')
  })
})

describe('A match against bots', () => {
  it.each(['frantic', 'board'])(
    'of %s begins with the turn of a newcomer, and is short and calm',
    async (game) => {
      const ada = await BrowserPlayer.open(browser, PHONE, 'de')
      // A new device has no preferences at all.
      await ada.page.addInitScript(() => localStorage.removeItem('slapwise.preferences'))
      await ada.page.goto(server.address)
      if (game === 'board') await ada.page.getByRole('radio', { name: /Brettspiel/ }).check({ force: true })
      const line = await ada.page.locator('.match-choice > button').textContent()
      expect(line).toMatch(/^Gegen 3 schlichte Bots.*etwa 15 Minuten.*ruhig$/)
      await ada.button('Sofort gegen Bots').click()
      await ada.page
        .locator(game === 'board' ? '.hand button' : OWN_TURN_SELECTOR)
        .first()
        .waitFor()
      await ada.page.goto(server.address)
      const { log, seat, settings } = await ada.page.evaluate(
        (id) => JSON.parse(localStorage.getItem(`slapwise.match.${id}`)!),
        game,
      )
      expect(settings).toMatchObject({ players: 4, limit: 'short' })
      if (game === 'frantic') expect(log.map(({ kind }: { kind: string }) => kind)).not.toContain('played')
      else expect(log).toContainEqual(expect.objectContaining({ kind: 'rolled-for-start', starter: seat }))
      expect(ada.errors).toEqual([])
    },
  )

  it('is dealt anew if the stored one cannot be restored', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    await ada.page.goto(server.address)
    await ada.page.evaluate(() =>
      localStorage.setItem(
        'slapwise.match.frantic',
        '{"game":"frantic","rulesVersion":1,"settings":{"players":4,"sets":["unknown"]},"level":"sly","saved":{},"log":[]}',
      ),
    )
    await ada.page.goto(`${server.address}/play/frantic`)
    await ada.page.locator('.hand button').first().waitFor()
  })

  it('is played in one tab at a time, without TLS too', async () => {
    const ada = await BrowserPlayer.open(browser, PHONE)
    const first = ada.page
    const here = toLanAddress(server.address)
    await first.goto(`${here}/play/frantic`)
    await playUntil(ada, OWN_TURN_SELECTOR)
    const second = await first.context().newPage()
    await second.goto(`${here}/play/frantic`)
    await second.getByText('You are at the table already').waitFor()
    expect(await second.locator('.table').count()).toBe(0)

    // The second tab takes over with the same cards, and the first one stops.
    const handIn = (page: typeof first) => page.locator('.hand button').allTextContents()
    const hand = await handIn(first)
    await second.getByRole('button', { name: 'Play here', exact: true }).click()
    await second.locator('.hand button').first().waitFor()
    await first.getByText('You are at the table already').waitFor()
    expect(await handIn(second)).toEqual(hand)

    // Back again, and once more; a closed tab leaves the match to the waiting one.
    await first.getByRole('button', { name: 'Play here', exact: true }).click()
    await first.locator('.hand button').first().waitFor()
    await second.getByText('You are at the table already').waitFor()
    await first.close()
    await second.locator('.hand button').first().waitFor()
    expect(await handIn(second)).toEqual(hand)
    await second.reload()
    await second.locator('.hand button').first().waitFor()
    expect(ada.errors).toEqual([])
  })
})
