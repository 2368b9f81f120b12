/** What a browser shows until the table itself can be played there. */
export const page = (address: string, code: string | null): string => draw(escaped(address), code)

/** The address is the one that the visitor has named. */
const escaped = (text: string): string => text.replace(/[^\w.:/[\]-]/g, (sign) => `&#${sign.codePointAt(0)};`)

const draw = (address: string, code: string | null): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Slapwise</title>
<link rel="stylesheet" href="/page.css">
<h1>Slapwise</h1>
<p>The table is set${code ? ` in room <strong>${code}</strong>` : ''}. Take a seat from a terminal:</p>
<pre>npm run slapwise -- play --url ${address}${code ? ` --room ${code}` : ''} --name YOU</pre>
<p>${code ? 'Share this address with your friends.' : 'That opens a room and tells you its code; your friends add <code>--room CODE</code>.'}</p>
</html>
`

export const PAGE_STYLE = `
:root { color-scheme: light dark; }
body { font: 1.1rem/1.6 system-ui, sans-serif; max-width: 42rem; margin: 4rem auto; padding: 0 1rem; }
pre { padding: 1rem; border: 1px solid; border-radius: 0.5rem; overflow-x: auto; }
`
