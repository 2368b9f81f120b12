import { Suspense, useSyncExternalStore } from 'react'
import { place } from './browser/go.ts'
import { GAMES } from './games/index.ts'
import { PrintDefs } from './look/print/print-defs.tsx'
import { StartPage } from './pages/start/start.tsx'
import { routeOf } from './route.ts'
import { CrashNet } from './trouble/crash.tsx'
import { fetched } from './trouble/fetched.tsx'
import { OutdatedBanner } from './trouble/outdated.tsx'
import { Trouble } from './trouble/trouble.tsx'
import { Speech } from './words/index.tsx'

const RoomPage = fetched(() => import('./pages/room/room.tsx'))
const CarryPage = fetched(() => import('./pages/invitation/carry-page.tsx'))
const CouchPage = fetched(() => import('./pages/room/couch.tsx'))

/** The pages of each game. */
const PAGES = Object.fromEntries(
  Object.entries(GAMES).map(([id, { pages }]) => [
    id,
    {
      play: fetched(pages.play),
      rules: fetched(pages.rules),
      cards: fetched(pages.cards),
      design: fetched(pages.design),
      moment: fetched(pages.moment),
    },
  ]),
)

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
  const route = routeOf(path, Object.keys(GAMES))
  switch (route.page) {
    case 'start':
      return <StartPage />
    case 'room':
      return <RoomPage code={route.code} />
    case 'couch':
      return <CouchPage code={route.code} />
    case 'moment': {
      const { moment: MomentPage } = PAGES[route.game]
      return <MomentPage name={route.name} />
    }
    case 'carry':
      return <CarryPage token={route.token} />
    case 'noPage':
      return <Trouble kind={route.page} />
    default: {
      const GamePage = PAGES[route.game][route.page]
      return <GamePage />
    }
  }
}
