import { Suspense, useSyncExternalStore } from 'react'
import { FIRST, GAMES } from './games/index.ts'
import { place } from './go.ts'
import { PrintDefs } from './look/print-defs.tsx'
import { StartPage } from './pages/start.tsx'
import { CrashNet } from './pages/trouble/crash.tsx'
import { fetched } from './pages/trouble/fetched.tsx'
import { OutdatedBanner } from './pages/trouble/outdated.tsx'
import { Trouble } from './pages/trouble/trouble.tsx'
import { Speech } from './words/index.tsx'

const RoomPage = fetched(() => import('./pages/room.tsx'))
const CouchPage = fetched(() => import('./pages/couch.tsx'))

const { pages } = GAMES[FIRST]
const PlayPage = fetched(pages.play)
const RulesPage = fetched(pages.rules)
const CardsPage = fetched(pages.cards)
const DesignPage = fetched(pages.design)
const MomentPage = fetched(pages.moment)

export function App() {
  const path = useSyncExternalStore(place.subscribe, place.get)
  return (
    <Speech>
      <PrintDefs />
      <OutdatedBanner />
      <CrashNet key={path}>
        <Suspense>
          <Page path={path} />
        </Suspense>
      </CrashNet>
    </Speech>
  )
}

function Page({ path }: { readonly path: string }) {
  const [, first, second, third] = path.split('/')
  if (first === 'play') return <PlayPage />
  if (first === 'room' && second && third === 'table') return <CouchPage code={second} />
  if (first === 'room' && second) return <RoomPage code={second} />
  if (first === 'design' && second) return <MomentPage name={second} />
  if (first === 'design') return <DesignPage />
  if (first === 'cards') return <CardsPage />
  if (first === 'rules') return <RulesPage />
  if (first === 'carry') return <Trouble kind="expired" />
  return first === '' ? <StartPage /> : <Trouble kind="noPage" />
}
