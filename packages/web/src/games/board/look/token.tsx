import { Avatar } from '../../../look/avatar.tsx'
import './token.css'

/** A face as a token: a ring says that it is yours, a halo that it is its turn. It fills the box it is put in. */
export function Token(props: {
  readonly name: string
  readonly avatar: number | null
  readonly isBot: boolean
  readonly isYou?: boolean
  readonly isTurn?: boolean
}) {
  return (
    <span className="token" data-you={props.isYou} data-turn={props.isTurn}>
      <Avatar name={props.name} avatar={props.avatar} isBot={props.isBot} />
    </span>
  )
}
