import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type InterfaceDeclaration,
  isArrayTypeNode,
  isInterfaceDeclaration,
  isLiteralTypeNode,
  isParenthesizedTypeNode,
  isPropertySignatureDeclaration,
  isTupleTypeNode,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  isTypeOperatorNode,
  isTypeReferenceNode,
  isUnionTypeNode,
  type Node,
  type PropertySignatureDeclaration,
  type SourceFile,
  type TypeAliasDeclaration,
  type TypeLiteralNode,
  type TypeNode,
  type TypeReferenceNode,
} from 'typescript/unstable/ast'
import { API, type Project, SymbolFlags } from 'typescript/unstable/sync'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface FieldDescription {
  readonly name: string
  /** In Markdown, with named types as they are called in the code. */
  readonly type: string
  readonly isOptional: boolean
  /** The doc comment; empty if there is none. */
  readonly description: string
}

/** A member of a union of object types that are told apart by their `kind`. */
export interface VariantDescription {
  readonly kind: string
  readonly fields: readonly FieldDescription[]
  readonly description: string
}

export interface NamedType {
  readonly name: string
  readonly definition: string
  readonly description: string
}

type Declaration = TypeAliasDeclaration | InterfaceDeclaration

const KEYWORDS: Readonly<Record<string, string>> = {
  number: 'number',
  string: 'text',
  boolean: 'yes or no',
  null: 'null',
  unknown: 'JSON',
}

/**
 * Reads the types of the games by the compiler API, so that the reference has their names, fields and doc comments as they
 * are. It works on declarations, since the compiler forgets aliases: `FaceIndex` would be `number`.
 */
export class TypeReader {
  readonly #api = new API({ cwd: root })
  readonly #project: Project

  constructor() {
    const [project] = this.#api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()
    this.#project = project
  }

  close(): void {
    this.#api.close()
  }

  /** `path` is relative to the repository. */
  open(path: string, typeParameters: Readonly<Record<string, string>> = {}): TypeScope {
    const file = this.#project.program.getSourceFile(`${root}${path}`)
    if (!file) throw new Error(`${path} is not part of tsconfig.json`)
    return new TypeScope(this.#project, file, typeParameters)
  }
}

/** The types of one file, and whatever named types they refer to. */
export class TypeScope {
  readonly #project: Project
  readonly #file: SourceFile
  /** The types to substitute for the type parameters of generic types. */
  readonly #typeParameters: Readonly<Record<string, string>>
  readonly #referenced = new Map<string, Declaration>()

  constructor(project: Project, file: SourceFile, typeParameters: Readonly<Record<string, string>>) {
    this.#project = project
    this.#file = file
    this.#typeParameters = typeParameters
  }

  /** All fields of an interface, with those that it inherits. */
  readInterface(name: string): FieldDescription[] {
    return this.#readFields(this.#find(name))
  }

  /** The object types that a union of them has, in the order in which they are written. */
  readVariants(name: string): VariantDescription[] {
    return this.#unionMembers(this.#aliasType(name)).map((member) => this.#readVariant(member))
  }

  /** The strings of a union of literals: of an alias, or of a field of an interface. */
  readStrings(name: string, field?: string): string[] {
    if (field === undefined) return this.#literals(this.#aliasType(name))
    const found = this.#properties(this.#find(name)).find((property) => nameOf(property) === field)
    if (!found) throw new Error(`${name} has no field ${field}`)
    return this.#literals(found.type!)
  }

  /** The fields of the object type that is the `index`-th type argument of an alias. */
  readTypeArgument(name: string, index: number): FieldDescription[] {
    const type = this.#aliasType(name)
    const argument = isTypeReferenceNode(type) ? type.typeArguments?.[index] : undefined
    if (!argument || !isTypeLiteralNode(argument)) throw new Error(`${name} has no object type at ${index}`)
    return membersOf(argument).map((property) => this.#readField(property))
  }

  /** Named types that were referred to so far, with all those that they refer to in turn, by name. */
  readReferencedTypes(): NamedType[] {
    const described = new Map<string, NamedType>()
    for (;;) {
      const next = [...this.#referenced].find(([name]) => !described.has(name))
      if (!next) return [...described.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
      const [name, declaration] = next
      described.set(name, { name, ...this.#describeDeclaration(declaration) })
    }
  }

  #find(name: string): Declaration {
    for (const statement of this.#file.statements)
      if (isDeclaration(statement) && statement.name.text === name) return statement
    throw new Error(`${relative(root, this.#file.fileName)} has no type ${name}`)
  }

  #aliasType(name: string): TypeNode {
    const found = this.#find(name)
    if (!isTypeAliasDeclaration(found)) throw new Error(`${name} is no type alias`)
    return found.type
  }

  #resolve(name: Node): Declaration | null {
    const { checker } = this.#project
    const symbol = checker.getSymbolAtLocation(name)
    if (!symbol) return null
    const declared = symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    return declared.declarations.map((each) => each.resolve()!).find(isDeclaration) ?? null
  }

  #properties(declaration: Declaration): PropertySignatureDeclaration[] {
    if (isTypeAliasDeclaration(declaration))
      return isTypeLiteralNode(declaration.type) ? membersOf(declaration.type) : []
    const bases = (declaration.heritageClauses ?? []).flatMap(({ types }) =>
      [...types].flatMap(({ expression }) => this.#resolve(expression) ?? []),
    )
    return [...bases.flatMap((base) => this.#properties(base)), ...membersOf(declaration)]
  }

  #readFields(declaration: Declaration): FieldDescription[] {
    return this.#properties(declaration).map((property) => this.#readField(property))
  }

  #readField(property: PropertySignatureDeclaration): FieldDescription {
    return {
      name: nameOf(property),
      type: this.#format(property.type!),
      isOptional: property.postfixToken !== undefined,
      description: docComment(leadingText(property)),
    }
  }

  #readVariant(member: TypeNode): VariantDescription {
    const target = isTypeReferenceNode(member) ? this.#resolve(member.typeName) : null
    const properties = target ? this.#properties(target) : membersOf(member as TypeLiteralNode)
    const kind = properties.find((property) => nameOf(property) === 'kind')
    return {
      kind: this.#literals(kind!.type!)[0],
      fields: properties.filter((each) => each !== kind).map((property) => this.#readField(property)),
      description: target ? docComment(leadingText(target)) : docComment(textBefore(member)),
    }
  }

  #unionMembers(type: TypeNode): TypeNode[] {
    return isUnionTypeNode(type) ? [...type.types] : [type]
  }

  #literals(type: TypeNode): string[] {
    return this.#unionMembers(type).flatMap((member) => {
      if (isLiteralTypeNode(member)) return [member.literal.getText().replaceAll("'", '')]
      const declaration = isTypeReferenceNode(member) && this.#resolve(member.typeName)
      return declaration && isTypeAliasDeclaration(declaration) ? this.#literals(declaration.type) : []
    })
  }

  /** A type in words, as the tables of the schemas have it. */
  #format(type: TypeNode): string {
    if (isTypeOperatorNode(type)) return this.#format(type.type)
    if (isParenthesizedTypeNode(type)) return this.#format(type.type)
    if (isArrayTypeNode(type)) return `list: ${this.#formatElement(type.elementType)}`
    if (isTupleTypeNode(type))
      return `list: ${[...type.elements].map((each) => this.#format(each)).join(', ')}`
    if (isUnionTypeNode(type)) return [...type.types].map((each) => this.#format(each)).join(' or ')
    if (isTypeLiteralNode(type)) return this.#formatObject(membersOf(type))
    if (isTypeReferenceNode(type)) return this.#formatUtility(type) ?? this.#formatReference(type.typeName)
    const text = type.getText()
    if (text in KEYWORDS) return KEYWORDS[text]
    if (isLiteralTypeNode(type)) return `\`${text.replaceAll("'", '')}\``
    return this.#formatByChecker(type)
  }

  #formatElement(type: TypeNode): string {
    const inner = isParenthesizedTypeNode(type) ? type.type : type
    return isUnionTypeNode(inner) ? `(${this.#format(inner)})` : this.#format(inner)
  }

  #formatObject(properties: readonly PropertySignatureDeclaration[]): string {
    const fields = properties.map((property) => {
      const { name, type, isOptional } = this.#readField(property)
      return `\`${name}\`${isOptional ? ' (optional)' : ''}: ${type}`
    })
    return `object with ${fields.join('; ')}`
  }

  /** Types of the standard library that change others. */
  #formatUtility(type: TypeReferenceNode): string | null {
    const { typeName, typeArguments } = type
    const formatArgument = (index: number) => this.#format(typeArguments![index])
    switch (typeName.getText()) {
      case 'Readonly':
        return formatArgument(0)
      case 'Partial':
        return `any fields of ${formatArgument(0)}`
      case 'Record':
        return `object by ${formatArgument(0)}: ${formatArgument(1)}`
      case 'z.infer':
        return this.#formatInferred(type)
      default:
        return null
    }
  }

  /** The object type that a schema describes. */
  #formatInferred(type: TypeNode): string {
    const { checker } = this.#project
    const fields = checker.getPropertiesOfType(checker.getTypeFromTypeNode(type)!).map((property) => {
      const text = checker.typeToString(checker.getTypeOfSymbol(property)!)
      return `\`${property.name}\`: ${formatCheckedType(text)}`
    })
    return `object with ${fields.join('; ')}`
  }

  #formatReference(name: Node): string {
    const text = name.getText()
    const declaration = this.#resolve(name)
    if (!declaration) return this.#typeParameters[text] ?? text
    this.#referenced.set(text, declaration)
    return text
  }

  /** Types that are computed, such as `(typeof COLOURS)[number]`. */
  #formatByChecker(type: TypeNode): string {
    const { checker } = this.#project
    const resolved = checker.getTypeFromTypeNode(type)
    return formatCheckedType(resolved ? checker.typeToString(resolved) : type.getText())
  }

  #describeDeclaration(declaration: Declaration): Omit<NamedType, 'name'> {
    const description = docComment(leadingText(declaration))
    if (isTypeAliasDeclaration(declaration))
      return { definition: this.#format(declaration.type), description }
    const properties = this.#properties(declaration)
    const comments = properties.flatMap((property) => {
      const comment = docComment(leadingText(property))
      return comment === '' ? [] : [`\`${nameOf(property)}\`: ${comment}`]
    })
    return { definition: this.#formatObject(properties), description: [description, ...comments].join(' ') }
  }
}

/** The text of a union or a keyword from the compiler, in words. */
const formatCheckedType = (text: string): string =>
  text
    .split(' | ')
    .map((part) => KEYWORDS[part] ?? `\`${part.replaceAll('"', '')}\``)
    .join(', ')

const isDeclaration = (node: Node): node is Declaration =>
  isTypeAliasDeclaration(node) || isInterfaceDeclaration(node)

const membersOf = ({ members }: TypeLiteralNode | InterfaceDeclaration): PropertySignatureDeclaration[] =>
  [...members].filter((member) => isPropertySignatureDeclaration(member))

const nameOf = ({ name }: PropertySignatureDeclaration): string => name.getText()

/** Comments and white space in front of a node. */
const leadingText = (node: Node): string => {
  const { text } = node.getSourceFile()
  return text.slice(node.pos, node.getStart())
}

/** The same for a member of a union, whose comment stands in front of its `|`. */
function textBefore(member: Node): string {
  const { text } = member.getSourceFile()
  const until = text.slice(0, member.pos)
  return until.slice(Math.max(until.lastIndexOf('}\n'), until.lastIndexOf('=\n')) + 1)
}

/** The last doc comment of a text, as one line that fits into a table. */
function docComment(text: string): string {
  const comment = [...text.matchAll(/\/\*\*([\s\S]*?)\*\//g)].at(-1)?.[1] ?? ''
  return comment
    .replaceAll(/^\s*\* ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('|', '\\|')
    .trim()
}
