import qrcode from 'qrcode-generator'
import { useMemo } from 'react'

export function QrCode({ text }: { readonly text: string }) {
  const { path, size } = useMemo(() => drawQrPath(text), [text])
  return (
    <svg className="qr" viewBox={`-2 -2 ${size + 4} ${size + 4}`} role="img" aria-label={text}>
      <rect x="-2" y="-2" width={size + 4} height={size + 4} rx="2" fill="#fff" />
      <path d={path} fill="#1b1b22" />
    </svg>
  )
}

function drawQrPath(text: string): { path: string; size: number } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  const squares: string[] = []
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (code.isDark(row, column)) squares.push(`M${column} ${row}h1v1h-1Z`)
  return { path: squares.join(''), size }
}
