import { useRef } from 'react'

/** Tells touch from mouse and keyboard: a touch has no hover, so its first tap only shows a preview. */
export function usePointerKind() {
  const isTouched = useRef(false)
  return {
    /** Whether the next click sends the answer. */
    isSure: (): boolean => !isTouched.current,
    handlers: {
      onPointerDown({ pointerType }: React.PointerEvent): void {
        isTouched.current = pointerType === 'touch'
      },
      onKeyDown(): void {
        isTouched.current = false
      },
    },
  }
}
