import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal, flushSync } from 'react-dom'
import { PictureProvider } from '../../table/picture.ts'
import { PrintDefs } from '../../ui/print/print-defs.tsx'
import { adoptPageStyles } from './page-styles.ts'
import './table-picture.css'

/** A part of the table at a staged moment. */
export interface TablePictureData {
  /** The name of the moment. */
  readonly moment: string
  /** Selector of the parts of the table that are in the picture. */
  readonly shows: string
  /** In pixels: kept free until the picture is drawn, which may turn out lower but not higher. */
  readonly height: number
}

/** Shows a moment by its name. */
export type MomentComponent = ComponentType<{ readonly name: string }>

interface Props {
  readonly picture: TablePictureData
  readonly Moment: MomentComponent
  readonly caption: ReactNode
}

/**
 * A picture of the real table. It is drawn once it is nearly in view, in a frame of its own: layout and styles of a table are
 * made for a whole screen. Nothing in it can be focused or tapped.
 */
export function TablePicture({ picture, Moment, caption }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const isNear = useIsNearView(box)
  const [height, setHeight] = useState(picture.height)
  return (
    <figure className="table-picture">
      <div ref={box} style={{ height: Math.min(height, picture.height) }} aria-hidden="true" inert>
        {isNear && <TableFrame picture={picture} Moment={Moment} onMeasured={setHeight} />}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}

/** The size of a phone; the width is that of the picture. */
const FRAME_HEIGHT_PX = 720

const MARGIN_PX = 6

const FRAME_HTML = '<!doctype html><title>Slapwise</title><div id="root"></div>'

interface FrameProps extends Omit<Props, 'caption'> {
  onMeasured(height: number): void
}

function TableFrame({ picture, Moment, onMeasured }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const page = frame.current!.contentDocument!
    // An empty frame is in quirks mode, where tables inherit no font.
    page.open()
    page.write(FRAME_HTML)
    page.close()
    setRoot(page.querySelector<HTMLElement>('#root'))
  }, [])
  const measure = () => {
    const boxes = [...root!.querySelectorAll(picture.shows)].map((part) => part.getBoundingClientRect())
    const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - MARGIN_PX)
    setTop(top)
    onMeasured(Math.max(...boxes.map((box) => box.bottom)) + MARGIN_PX - top)
  }
  return (
    <>
      <iframe
        ref={frame}
        title={picture.moment}
        tabIndex={-1}
        height={FRAME_HEIGHT_PX}
        style={{ marginTop: -top }}
      />
      {root &&
        createPortal(
          <PictureProvider value={true}>
            <PrintDefs />
            <Suspense>
              <PageStyles page={root.ownerDocument} />
              <Moment name={picture.moment} />
              <LayoutObserver page={root.ownerDocument} onChange={measure} />
            </Suspense>
          </PictureProvider>,
          root,
        )}
    </>
  )
}

/** Dresses the frame once the table, and with it its styles, have been loaded; before the table measures itself. */
function PageStyles({ page }: { readonly page: Document }) {
  useLayoutEffect(() => adoptPageStyles(page), [page])
  return null
}

interface ObserverProps {
  readonly page: Document
  onChange(): void
}

function LayoutObserver({ page, onChange }: ObserverProps) {
  useLayoutEffect(() => {
    onChange()
    const observer = new ResizeObserver(onChange)
    observer.observe(page.documentElement)
    return () => observer.disconnect()
  }, [page])
  return null
}

/** Whether the element has ever been near the visible part of the page, or the page has been printed. */
function useIsNearView(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const draw = () => setIsNear(true)
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) draw()
    }, NEARBY)
    observer.observe(element.current!)
    const drawAtOnce = () => flushSync(draw)
    addEventListener('beforeprint', drawAtOnce)
    return () => {
      observer.disconnect()
      removeEventListener('beforeprint', drawAtOnce)
    }
  }, [element])
  return isNear
}

const NEARBY = { rootMargin: '400px 0px' }
