import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { fetchInTime } from '@slapwise/kernel/testing/wait'
import { expect, it } from 'vitest'
import { runInProcess } from '../testing/run-cli.ts'
import { startServer } from '../testing/server.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { TestTerminal } from '../testing/test-terminal.ts'

/** Lines to type in turn: each question is answered by at least one of them. */
const LINES = [
  ...Array.from({ length: 25 }, (_, i) => String(i + 1)),
  ...['0', '', 'r', 'y', '1 2', '1 2 3', '1 2 3 4', '1 1 1 1', 'all 1', 'j'],
]

/** A terminal on a machine of its own. */
const openTerminal = (url: string, home: string, ...args: string[]): TestTerminal =>
  new TestTerminal(['play', '--url', url, ...args], { XDG_CONFIG_HOME: home })

async function openRoom(url: string, ...args: string[]): Promise<{ ada: TestTerminal; code: string }> {
  const ada = openTerminal(url, temporaryFolder(), '--name', 'Ada', ...args)
  return { ada, code: await ada.waitForOutput(/Room (\S+)/) }
}

it('plays a match between two terminals and a bot, and verifies the deal', async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url, '--limit', 'none', '--rule-cards', '1')
  await ada.waitForOutput(/a single round; rule cards 1; .*b for a bot/s)
  ada.type('b')
  await ada.waitForOutput(/A bot sits down\./)
  const ben = openTerminal(url, temporaryFolder(), '--room', code.toUpperCase(), '--name', 'Ben')
  await ben.waitForOutput(/Ada \(host\)\n.*Zonk \(bot, simple\)\n.*Ben \(you, not ready yet\)/)
  ada.type('/hello there')
  await ben.waitForOutput(/Ada: hello there/)
  ada.type('s')
  await ada.waitForOutput(/Not everybody is ready\./)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  const over = /To replay or to verify:\s+\S+/
  await Promise.all([ada.answerUntil(over, LINES), ben.answerUntil(over, LINES)])
  expect(ada.out).toMatch(/(win|wins|share the win)\./)
  const digest = /Dealt fairly: checked\.[^›]*the same for everybody:\s+(\w{4} \w{4} \w{4})/
  const digests = [await ada.waitForOutput(digest), await ben.waitForOutput(digest)]
  expect(digests[0]).toBe(digests[1])

  const file = `${temporaryFolder()}/match.json`
  const [cookie] = (await fetchInTime(`${url}/api/me`)).headers.getSetCookie()
  writeFileSync(
    file,
    await (await fetchInTime(over.exec(ben.out)![0].split(/\s+/).at(-1)!, { headers: { cookie } })).text(),
  )
  expect(await runInProcess(['verify', file])).toMatchObject({ code: 0, err: '' })
  const proof = (await runInProcess(['verify', file])).out.replaceAll(/\s+/g, ' ')
  expect(proof).toContain('the seeds of 2 players, who were committed to them')
  expect(proof).toContain(digests[0])
  expect(await runInProcess(['replay', file])).toMatchObject({ code: 0, err: '' })

  await ben.waitForOutput(/m if you want another match, q to quit › /)
  ben.type('m')
  await ben.waitForOutput(/You want another match\..*the host starts it\. m if not after all/s)
  await ada.waitForOutput(/Ben wants another match\..*Ben wants another match: m starts it, q quits › /s)
  ada.type('m')
  await ben.waitForOutput(/Ben \(you, ready\)/)
  ben.type('q')
  await ada.waitForOutput(/Ben has left\./)
  ada.type('q')
  expect([await ada.code, await ben.code]).toEqual([0, 0])
})

it('prints a room link that works on other devices', async () => {
  const { url, networkAddress } = await startServer({ limits: { HOST: '0.0.0.0' } })
  const { ada, code } = await openRoom(url)
  await ada.waitForOutput(new RegExp(`${networkAddress ?? url}/room/${code}`))
})

it('returns to its seat after a restart and after a lost connection', async () => {
  const { url, stop } = await startServer()
  const { ada, code } = await openRoom(url, '--pace', 'relaxed')
  const home = temporaryFolder()
  const ben = openTerminal(url, home, '--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  await ben.waitForOutput(/The deal is sealed[^›]*›/)
  ben.type('q')
  await ben.waitForOutput(/Back to your seat: slapwise play --url \S+\s+--room\s+\S+/)
  await ada.waitForOutput(/Ben has lost the connection\./)
  const [identity] = readdirSync(`${home}/slapwise`)
  expect(identity).toBe(`identity-${new URL(url).host.replace(':', '_')}.txt`)
  expect(statSync(`${home}/slapwise/${identity}`).mode & 0o777).toBe(0o600)
  // Matches any start of the match; in the lobby Ben would be asked whether he is ready.
  const again = openTerminal(url, home, '--url', `${url}/room/${code}?x`)
  await again.waitForOutput(/^── Round 1/m)
  expect(await again.waitForOutput(/[^\n]*› /)).not.toContain('ready')
  await ada.waitForOutput(/Ben is here\./)
  await Promise.all([stop(), ada.waitForOutput(/The connection is lost\./)])
})

it('extends a reaction window on h, and skips reactions for the round on n', async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url, '--limit', 'long', '--pace', 'relaxed')
  ada.type('set window 60')
  await ada.waitForOutput(/You changed the time to react \(8 s → 60 s\)\./)
  const ben = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  const window = /\(\d+ s, h wait, n hush\) › /
  const hushed = (async () => {
    await ada.answerUntil(window, LINES)
    ada.type('h')
    await ada.waitForOutput(window)
    ada.type('n')
    await ada.waitForOutput(/(One moment|Waiting for .*) › /)
    ben.closeInput()
  })()
  await Promise.all([hushed, ben.answerUntil(/never/, LINES).catch(() => {})])
})

it('takes a decision back before the next player answers', async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url, '--limit', 'long', '--pace', 'relaxed')
  const ben = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  let hasPassed = false
  const thinking = (async () => {
    for (let i = 0; ; i++) {
      const question = await ada.waitForOutput(/[^\n]*› /)
      if (hasPassed && /Your turn/.test(question)) return
      if (!/^(Waiting|One moment)/.test(question)) await ada.answer(LINES[i % LINES.length])
    }
  })()
  for (let i = 0; ; i++) {
    const question = await ben.waitForOutput(/[^\n]*› /)
    if (hasPassed && question.startsWith('Waiting for Ada')) break
    if (/^(Waiting|One moment)/.test(question)) continue
    hasPassed ||= /Enter: draw|0 draw/.test(question)
    await ben.answer(hasPassed ? '0' : LINES[i % LINES.length])
  }
  await thinking
  ben.type('back')
  await ben.waitForOutput(/You take that back\..*Play after all/s)
  await ada.waitForOutput(/Ben takes that back\./)
})

it('lets a guest on the same machine join by the room link', async () => {
  const { url } = await startServer()
  const home = temporaryFolder()
  const ada = openTerminal(url, home, '--name', 'Ada')
  const link = await ada.waitForOutput(/(http\S+\/room\/\S+)/)
  const ben = openTerminal(link, home, '--guest', '--name', 'Ben')
  await ben.waitForOutput(/Ada \(host\)\n.*Ben \(you, not ready yet\)/)
  const ada2 = openTerminal(link, home)
  await ada2.waitForOutput(/Ada \(you, host\)/)
})

/** Matches a text wherever the terminal has wrapped it. */
const wrapped = (line: string): RegExp => new RegExp(line.split(' ').map(RegExp.escape).join('\\s+'))

it('prints a changed setting and names those who are no longer ready', async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url)
  const ben = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Ben')
  const cem = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Cem', '--lang', 'de')
  for (const guest of [ben, cem]) {
    await guest.waitForOutput(/Enter when you are ready|Enter, wenn du bereit bist/)
    guest.type('')
  }
  await ada.waitForOutput(/Ben is ready\./)
  await cem.waitForOutput(/Du bist bereit\./)
  ada.type('set limit 137')
  await ada.waitForOutput(
    wrapped('You changed the limit (medium → 137 points): Ben and Cem, are you still ready?'),
  )
  await ben.waitForOutput(
    wrapped('Ada changed the limit (medium → 137 points): Ben and Cem, are you still ready?'),
  )
  await cem.waitForOutput(
    wrapped('Ada hat die Grenze (mittel → 137 Punkte) geändert: Ben und Cem, seid ihr noch bereit?'),
  )
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('set pace fast')
  await cem.waitForOutput(wrapped('Ada hat das Tempo (normal → fast) geändert: Ben, bist du noch bereit?'))
  ada.type('g board')
  await ben.waitForOutput(wrapped('Ada changed the game (frantic → board).'))
  ada.type('set board blind-alley')
  await ben.waitForOutput(/Ada changed the street \([^)]+ → [^)]+\)\./)
  expect(ben.out).not.toContain('not ready any more')
})

it('asks for confirmation before it removes a member', async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url)
  const ben = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Ben')
  await ben.waitForOutput(/Enter when you are ready/)
  ada.type('kick ben')
  await ada.waitForOutput(/Send Ben away\? y sends them away, Enter lets them stay › /)
  ada.type('/sorry')
  await ben.waitForOutput(/Ada: sorry/)
  ada.type('')
  await ada.waitForOutput(/b for a bot/)
  ben.type('/phew')
  await ada.waitForOutput(/Ben: phew/)
  ada.type('kick ben')
  await ada.waitForOutput(/Send Ben away\?/)
  ada.type('y')
  await ada.waitForOutput(/Ben has left\./)
  expect(await ben.code).toBe(0)
})

it('pauses on a majority vote, also while a question is open', async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url, '--limit', 'long', '--pace', 'relaxed')
  const ben = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Ben', '--lang', 'de')
  await ben.waitForOutput(/Enter, wenn du bereit bist/)
  ben.type('')
  await ada.waitForOutput(/Ben is ready\./)
  ada.type('s')
  for (const person of [ada, ben]) {
    await person.waitForOutput(/The deal is sealed|Die Karten sind versiegelt/)
    await person.waitForOutput(/^(?!b for a bot|Du bist bereit)[^\n]*› /m)
  }
  ada.type('pause')
  await ada.waitForOutput(wrapped('You want a break: 1 of 2 needed.'))
  await ben.waitForOutput(wrapped('Ada will eine Pause: 1 von 2 nötigen; p stimmt zu.'))
  ada.type('pause')
  await ben.waitForOutput(/Ada will doch keine Pause\./)
  ada.type('pause')
  await ben.waitForOutput(/Ada will eine Pause/)
  ben.type('pause')
  await ada.waitForOutput(/The table takes a break\..*The table takes a break: p to go on › /s)
  await ben.waitForOutput(/Der Tisch macht Pause: p fürs Weiterspielen › /)
  ben.type('1')
  await ben.waitForOutput(wrapped('In der Pause spielt niemand. p stimmt fürs Weiterspielen.'))
  ben.type('p')
  await ada.waitForOutput(wrapped('Ben wants to go on: 1 of 2 needed; p agrees.'))
  await ada.waitForOutput(wrapped('The table takes a break (to go on: 1 of 2 needed): p to go on ›'))
  ada.type('p')
  await ada.waitForOutput(/The table goes on\./)
})

it('lets the host change settings', async () => {
  const { url } = await startServer()
  const { ada } = await openRoom(url)
  await ada.waitForOutput(/b for a bot/)
  ada.type('set window 99')
  await ada.waitForOutput(/window must be a number of seconds/)
  ada.type('set sets base,nothing')
  await ada.waitForOutput(/--sets must be base, /)
  ada.type('set sets base,pandora')
  await ada.waitForOutput(/You changed the boxes \(\+ [^)]*Pandora/)
  ada.type('?')
  await ada.waitForOutput(/b chaotic +Does whatever is allowed/)
  ada.type('b chaotic')
  await ada.waitForOutput(/A bot sits down\./)
  ada.type('u')
  await ada.waitForOutput(/A bot gets up\./)
  ada.type('s')
  await ada.waitForOutput(/At least 2 players are needed\./)
  ada.type('dance')
  await ada.waitForOutput(/I do not know “dance”/)
})

it('reports errors in one line', async () => {
  const { url } = await startServer()
  const { code } = await openRoom(url)
  const wrong = (...args: string[]) =>
    runInProcess(['play', ...args], '', { XDG_CONFIG_HOME: temporaryFolder() })
  expect((await wrong('--url', url, '--room', 'baba-baba', '--name', 'Ben')).err).toBe(
    'slapwise: There is no room with that code.\n',
  )
  const taken = await wrong('--url', url, '--room', code, '--name', 'ada')
  expect(taken).toEqual({ code: 2, out: '', err: 'slapwise: Another member is already called ada.\n' })
  for (const args of [
    ['--url', 'http://127.0.0.1:1', '--name', 'Ben'],
    ['--url', 'http://['],
    ['--url', url, '--name', ' '],
    ['--url', url, '--seed', '1'],
    ['--url', url, '--pace', 'sleepy'],
    ['--url', url, '--room', code, '--limit', 'none'],
    ['--room', code],
  ]) {
    const { code: exit, out, err } = await wrong(...args)
    expect({ exit, out }).toEqual({ exit: 2, out: '' })
    expect(err).toMatch(/^slapwise: .+\n$/)
  }
})

it('prints German in a room', async () => {
  const { url } = await startServer()
  const ada = openTerminal(url, temporaryFolder(), '--name', 'Ada', '--lang', 'de', '--limit', 'none')
  await ada.waitForOutput(/Raum \S+.*eine einzige Runde; Tempo.*b für einen Bot/s)
  ada.type('s')
  await ada.waitForOutput(/Dafür seid ihr zu wenige\./)
  ada.type('b')
  await ada.waitForOutput(/Ein Bot setzt sich\./)
  ada.type('s')
  await ada.answerUntil(/Zum Nachspielen oder Prüfen/, LINES)
  expect(ada.out).toMatch(/gewinnt\.|gewinnst\.|den Sieg\./)
})

it("lets a late guest take over a bot's seat with the consent of the host", async () => {
  const { url } = await startServer()
  const { ada, code } = await openRoom(url, '--pace', 'relaxed')
  ada.type('b')
  await ada.waitForOutput(/A bot sits down\./)
  ada.type('set takeover sometimes')
  await ada.waitForOutput(/--takeover must be anybody, ask or nobody, not 'sometimes'\./)
  ada.type('s')
  await ada.waitForOutput(/The deal is sealed/)
  const cem = openTerminal(url, temporaryFolder(), '--room', code, '--name', 'Cem')
  await cem.waitForOutput(/You look on\. Ask for a seat with t and its number: 2 Zonk ›/)
  cem.type('t 1')
  await cem.waitForOutput(/Ask for a seat with t and its number: 2 Zonk\n/)
  cem.type('t')
  await ada.waitForOutput(/Cem wants Zonk’s seat: give Cem, or refuse Cem\./)
  await cem.answerUntil(/You want Zonk’s seat; the host decides\. t: never mind ›/, [''])
  cem.type('t')
  await cem.answerUntil(/its number: 2 Zonk ›/, [''])
  cem.type('t 2')
  await ada.waitForOutput(/Cem wants Zonk’s seat: give Cem, or refuse Cem\./)
  ada.type('refuse cem')
  await cem.waitForOutput(/The host said no\. Enjoy the view/)
  ada.type('give dia')
  await ada.waitForOutput(/Nobody here is called “dia”\./)
  ada.type('give cem')
  for (const terminal of [ada, cem]) await terminal.waitForOutput(/Cem takes over from a bot\./)
  await cem.waitForOutput(/You hold|Your turn/)
})

it('names who has to stand up if a game has too few seats', async () => {
  const { url } = await startServer()
  const { ada } = await openRoom(url)
  for (let bots = 1; bots < 7; bots++) {
    ada.type('b')
    await ada.waitForOutput(/A bot sits down\./)
  }
  ada.type('g board')
  await ada.waitForOutput(/6 can play that, no more\. Somebody has to stand up: \w+\./)
  ada.type('u')
  await ada.waitForOutput(/A bot gets up\./)
  ada.type('g board')
  await ada.answerUntil(/ {2}board; /, [''])
  ada.type('b')
  await ada.waitForOutput(/Every seat is taken\./)
})
