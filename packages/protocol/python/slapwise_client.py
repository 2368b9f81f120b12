#!/usr/bin/env python3
"""A small Slapwise client in Python, by the protocol in docs/protocol.md.

It opens a room (or joins one), adds bots, plays a match with random legal answers, loses its connection once on
purpose and comes back, and checks the record of the match at the end.

    python3 slapwise_client.py http://localhost:3000 --game frantic --bots 2
    python3 slapwise_client.py http://localhost:3000 --game board --bots 1 --verbose
    python3 slapwise_client.py http://localhost:3000 --join bako-timu-rela-nopi --name Bea

It needs Python 3.9 and the package `websockets` (Debian: python3-websockets), version 10 or newer. Replace
`choose_answer` to make it a better player.
"""

import argparse
import asyncio
import hashlib
import json
import random
import secrets
import sys
import urllib.error
import urllib.request
from urllib.parse import quote, urlencode

import websockets

TIMEOUT_SECONDS = 45
RECONNECT_ATTEMPTS = 5

# Close codes after which a new connection would be refused as well.
CLOSE_MEMBER_REMOVED = 4403
CLOSE_ROOM_GONE = 4404

# Seconds after which a request is sent again that came too soon after others.
RATE_LIMIT_PAUSE = 1

# Errors that mean "somebody was faster": the clock has answered for us, or the prompt has changed.
LATE_ANSWER_ERRORS = {"stale-prompt", "not-asked", "not-playing"}


class ClientError(Exception):
    """The client cannot go on; the message says why."""


class RequestError(ClientError):
    """The server has refused a request; nothing has changed."""

    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']} {error.get('details', '')}".strip())
        self.code = error["code"]


async def wait_for(description, awaitable, seconds=TIMEOUT_SECONDS):
    """Awaits something, or fails with a sentence that says what was waited for."""
    try:
        return await asyncio.wait_for(awaitable, seconds)
    except asyncio.TimeoutError:
        raise ClientError(f"waited {seconds} s for {description}") from None


class Api:
    """The HTTP part of the protocol. The cookie of the first answer is our identity."""

    def __init__(self, server):
        self.server = server.rstrip("/")
        self.cookie = None
        self.fetch("/api/me")

    def fetch(self, path, body=None):
        request = urllib.request.Request(self.server + path, method="GET" if body is None else "POST")
        if self.cookie:
            request.add_header("Cookie", self.cookie)
        if body is not None:
            request.add_header("Content-Type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as response:
                cookie = response.headers.get("Set-Cookie")
                if cookie:
                    self.cookie = cookie.split(";")[0]
                return json.load(response)
        except urllib.error.HTTPError as refusal:
            raise RequestError(json.load(refusal)["error"]) from None

    def create_room(self, name, game):
        return self.fetch("/api/rooms", {"name": name, "game": game})["code"]

    def fetch_catalogue(self, room):
        """The number of players is no setting of the room, but limits depend on it."""
        players = sum(is_taken(seat) for seat in room["seats"])
        settings = json.dumps({**room["settings"], "players": players})
        query = urlencode({"settings": settings, "rulesVersion": room["rulesVersion"]})
        return self.fetch(f"/api/games/{room['game']}/catalogue?{query}")

    def fetch_record(self, code, number):
        return self.fetch(f"/api/rooms/{quote(code)}/matches/{number}")

    async def open_socket(self, code, since):
        url = f"{self.server.replace('http', 'ws', 1)}/api/rooms/{quote(code)}/socket"
        if since is not None:
            url += f"?since={since}"
        # The parameter was renamed in websockets 14.
        parameter = "extra_headers" if int(websockets.__version__.split(".")[0]) < 14 else "additional_headers"
        headers = {parameter: {"Cookie": self.cookie}}
        return await wait_for("the WebSocket handshake", websockets.connect(url, max_size=None, **headers))


def is_taken(seat):
    return seat["member"] is not None or seat["botLevel"] is not None


def apply_room_patch(room, patch):
    """An update has only the changed fields, and of `members` and `seats` only the changed items, by number."""
    patched = {**room, **patch}
    for key in ("members", "seats"):
        items = dict(enumerate(room[key]))
        items.update({int(number): item for number, item in patch.get(key, {}).items()})
        patched[key] = [items[number] for number in sorted(items) if items[number] is not None]
    return patched


class RoomClient:
    """A connection to a room that survives being lost. It reads one message at a time, in order."""

    def __init__(self, api, code, patience):
        self.api = api
        self.code = code
        self.patience = patience
        self.socket = None
        self.version = None
        self.room = None
        self.match = None
        self.member = None
        self.client_name = f"py{secrets.token_hex(4)}"
        self.request_count = 0
        self.reconnects = 0
        self.missed_steps = 0

    @property
    def seat(self):
        """Our seat, or None."""
        members = [seat["member"] for seat in self.room["seats"]]
        return members.index(self.member) if self.member is not None and self.member in members else None

    async def connect(self):
        """The first message is `welcome`: everything as it is now, and what happened since our last version."""
        self.socket = await self.api.open_socket(self.code, self.version)
        await self.receive("the welcome message")

    async def reconnect(self, closed):
        code = closed.rcvd.code if closed.rcvd else None
        if code in (CLOSE_MEMBER_REMOVED, CLOSE_ROOM_GONE):
            raise ClientError(f"the server has closed the connection for good: {code}")
        for attempt in range(RECONNECT_ATTEMPTS):
            await asyncio.sleep(0.2 * 2**attempt if attempt else 0)
            try:
                await self.connect()
                self.reconnects += 1
                return
            except (OSError, websockets.WebSocketException) as problem:
                print(f"cannot reconnect: {problem}", file=sys.stderr)
        raise ClientError(f"no connection after {RECONNECT_ATTEMPTS} attempts")

    def drop_connection(self):
        """Loses the connection as a phone does: no close frame, and what is on its way may be lost."""
        self.socket.transport.abort()

    async def receive(self, description, seconds=TIMEOUT_SECONDS):
        """Reads one message and applies it to what we know."""
        message = json.loads(await wait_for(description, self.socket.recv(), seconds))
        kind = message["type"]
        if kind == "welcome":
            self.room = message["room"]
            self.match = message["match"]
            self.member = message["yourMember"]
            self.check_missed_steps(message)
            self.version = message["version"]
        elif kind == "update":
            if message["version"] != self.version + 1:
                raise ClientError(f"version {message['version']} came after {self.version}")
            self.version = message["version"]
            if "room" in message:
                self.room = apply_room_patch(self.room, message["room"])
            if "match" in message:
                self.match = message["match"]
            self.member = message.get("yourMember", self.member)
        elif kind == "own-view":
            self.match["own"] = message["own"]
        elif kind == "error" and message["id"] is None:
            raise RequestError(message["error"])
        return message

    def check_missed_steps(self, welcome):
        missed = welcome["missedSteps"]
        if missed is None or self.version is None:
            return
        for step in missed:
            if not self.version < step["version"] <= welcome["version"]:
                raise ClientError(f"a step of version {step['version']} was not missed")
        self.missed_steps += len(missed)

    async def request(self, kind, drop=False, **fields):
        """Sends a request until it is answered. One that is sent again has the same id, and is carried out once.

        The `id` comes last and there are no spaces: the server reads it from the end of a message that it refuses.
        """
        self.request_count += 1
        request = {
            "type": kind,
            "seenVersion": self.version,
            **fields,
            "id": f"{self.client_name}-{self.request_count}",
        }
        while True:
            try:
                await self.socket.send(json.dumps(request, separators=(",", ":")))
                if drop:
                    drop = False
                    self.drop_connection()
                await self.receive_answer(request)
                return
            except websockets.ConnectionClosed as closed:
                await self.reconnect(closed)
            except RequestError as refusal:
                if refusal.code != "rate-limited":
                    raise
                await asyncio.sleep(RATE_LIMIT_PAUSE)

    async def receive_answer(self, request):
        while True:
            message = await self.receive(f"the answer to {request['type']}")
            if message.get("id") != request["id"]:
                continue
            if message["type"] == "error":
                raise RequestError(message["error"])
            return

    async def wait_for_message(self, description):
        """Waits for others, who may take their time."""
        try:
            await self.receive(description, self.patience)
        except websockets.ConnectionClosed as closed:
            await self.reconnect(closed)


class SeedSharer:
    """Our part of a fair deal: commit to a random seed before the match, reveal it once all are committed."""

    def __init__(self, client):
        self.client = client
        self.seed = None
        self.commitment = None
        self.server_commitment = None
        self.is_revealed = False

    async def commit(self):
        self.seed = secrets.token_hex(16)
        self.server_commitment = self.client.room["serverCommitment"]
        self.commitment = commit_to_player_seed(self.server_commitment, self.seed)
        await self.client.request("commit-seed", commitment=self.commitment)

    async def reveal_when_due(self):
        if self.client.room["isDealing"] and not self.is_revealed:
            self.is_revealed = True
            await self.client.request("reveal-seed", seed=self.seed)


def sha256(text):
    return hashlib.sha256(text.encode()).hexdigest()


def compact_json(value):
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def commit_to_player_seed(server_commitment, seed):
    return sha256(f"pledge {compact_json([server_commitment, seed])}")


def choose_answer(choice, fallback, rng):
    """A random legal answer. Cards and seats are preferred to special answers such as PASS, so that matches end."""
    options = [option for option in choice["options"] if option >= 0] or choice["options"]
    if choice["kind"] == "one":
        return rng.choice(options)
    if choice["kind"] == "some":
        return rng.sample(choice["options"], choice["count"])
    if choice["kind"] == "allot":
        # Pieces of one option stand together, so the list is sorted by a random order of the options.
        order = rng.sample(choice["options"], len(choice["options"]))
        return sorted((rng.choice(order) for _ in range(choice["total"])), key=order.index)
    if choice["kind"] == "assign":
        return [rng.choice(choice["options"]) for _ in choice["items"]]
    return fallback


def describe_option(catalogue, of, option):
    """What a number of a choice stands for, by the encodings of the catalogue."""
    if option < 0:
        return next(name for name, number in catalogue["answers"].items() if number == option)
    fields = []
    for field in catalogue["encodings"]["options"][of]:
        value = option // field["multiplier"]
        if field["size"] is not None:
            value %= field["size"]
        fields.append(f"{field['name']} {describe_value(catalogue, field['lookup'], value)}")
    return ", ".join(fields)


def describe_value(catalogue, lookup, value):
    if lookup is None:
        return str(value)
    entries = catalogue
    for key in lookup.split("."):
        entries = entries[key]
    entry = entries[str(value)] if isinstance(entries, dict) else entries[value]
    if lookup == "cards":
        entry = catalogue["faces"][entry]
    if isinstance(entry, dict) and "name" in entry:
        colour_and_number = [str(entry[key]) for key in ("colour", "number") if entry.get(key) is not None]
        return f"{value} ({' '.join([entry['name']['en'], *colour_and_number])})"
    return f"{value} ({entry})" if isinstance(entry, str) else str(value)


class Player:
    """Plays one match, from an open prompt to the next."""

    def __init__(self, client, options):
        self.client = client
        self.rng = random.Random(options.seed)
        self.drop_after = options.drop_after
        self.verbose = options.verbose
        self.catalogue = None
        self.answers = []
        self.late_answers = 0

    async def play(self, seeds):
        client = self.client
        while client.room["phase"] != "over":
            await seeds.reveal_when_due()
            if client.room["phase"] == "playing" and self.catalogue is None:
                self.catalogue = client.api.fetch_catalogue(client.room)
            if client.seat is not None and client.room["seats"][client.seat]["isAway"]:
                await client.request("return-to-seat")
            elif self.open_prompt() is None:
                await client.wait_for_message(f"the next message; the room is {client.room['phase']}")
            else:
                await self.answer(self.open_prompt())

    def open_prompt(self):
        """What we are asked now; nothing while the match is paused."""
        room, match = self.client.room, self.client.match
        if room["phase"] != "playing" or room["isPaused"] or match is None:
            return None
        return match["own"]["prompt"]

    async def answer(self, prompt):
        answer = choose_answer(prompt["choice"], prompt["fallback"], self.rng)
        number = self.client.match["promptNumber"]
        is_dropping = self.drop_after is not None and len(self.answers) >= self.drop_after
        if is_dropping:
            self.drop_after = None
        if self.verbose:
            self.print_answer(prompt, answer)
        try:
            await self.client.request("answer", drop=is_dropping, promptNumber=number, answer=answer)
            self.answers.append(answer)
        except RequestError as refusal:
            if refusal.code not in LATE_ANSWER_ERRORS:
                raise
            self.late_answers += 1
            if self.open_prompt() is not None and self.client.match["promptNumber"] == number:
                await self.client.wait_for_message("the next prompt after a late answer")

    def print_answer(self, prompt, answer):
        options = answer if isinstance(answer, list) else [answer]
        of = prompt["choice"]["of"]
        meaning = "; ".join(describe_option(self.catalogue, of, option) for option in options)
        print(f"{prompt['question']['ask']}: {meaning}")


def check_record(record, client, player, seeds):
    """Raises an error unless the record is whole, was dealt from the committed seeds, and has our decisions."""
    body = {key: value for key, value in record.items() if key != "digest"}
    check(sha256(f"record {compact_json(body)}") == record["digest"], "the digest is that of the record")
    check(record["winners"] == client.match["table"]["winners"], "the winners are those of the table")
    own = [answer for seat, answer in record["decisions"] if seat == client.seat]
    remaining = iter(own)
    check(all(answer in remaining for answer in player.answers), "the record has our decisions in order")
    proof = record["seedProof"]
    seeds_text = compact_json([proof["serverSeed"], *proof["playerSeeds"]])
    check(sha256(f"commit {proof['serverSeed']}") == proof["serverCommitment"], "the server kept its commitment")
    check(sha256(f"seed {seeds_text}") == record["seed"], "the seed of the match is the hash of all seeds")
    check(proof["serverCommitment"] == seeds.server_commitment, "the commitment is the one we were shown")
    check(proof["playerSeeds"][client.seat] == seeds.seed, "our seed is part of the deal")
    check(proof["playerCommitments"][client.seat] == seeds.commitment, "our commitment is in the record")


def check(is_true, claim):
    if not is_true:
        raise ClientError(f"the record is wrong; not true: {claim}")


async def set_up_as_host(client, options):
    """The host sits in seat 0, adds bots and starts."""
    settings = json.loads(options.settings) if options.settings else None
    changes = {"pace": options.pace, **({"settings": settings} if settings is not None else {})}
    await client.request("change-room", **changes)
    for seat in range(1, options.bots + 1):
        await client.request("add-bot", seat=seat, level=options.level)
    print(f"room {client.code}: {client.api.server}/room/{client.code}", flush=True)
    while not are_guests_ready(client.room, options.guests):
        await client.wait_for_message(f"{options.guests} more players to be ready")


def are_guests_ready(room, guests):
    people = [seat for seat in room["seats"] if seat["member"] is not None]
    return len(people) == guests + 1 and all(
        seat["isReady"] for seat in people if seat["member"] != room["host"]
    )


async def join_as_guest(client, options):
    if client.member is None:
        await client.request("join", name=options.name)
    if client.seat is None:
        await client.request("sit")


async def run(options):
    api = Api(options.server)
    code = options.join or api.create_room(options.name, options.game)
    client = RoomClient(api, code, options.patience)
    await client.connect()
    seeds = SeedSharer(client)
    if options.join:
        await join_as_guest(client, options)
        await seeds.commit()
        await client.request("ready", isReady=True)
    else:
        await set_up_as_host(client, options)
        await seeds.commit()
        await client.request("start")
    player = Player(client, options)
    await player.play(seeds)
    record = api.fetch_record(client.code, client.room["matchCount"])
    check_record(record, client, player, seeds)
    await client.socket.close()
    print(
        f"{client.room['game']}: seats {record['winners']} have won after {len(record['decisions'])} decisions, "
        f"{len(player.answers)} of them ours ({player.late_answers} late); {client.reconnects} reconnects, "
        f"{client.missed_steps} steps missed; record {record['digest'][:12]} checked"
    )


def parse_arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", help="address of the server, such as http://localhost:3000")
    parser.add_argument("--join", metavar="CODE", help="join this room instead of opening one")
    parser.add_argument("--name", default="Ada")
    parser.add_argument("--game", default="frantic", help="frantic or board")
    parser.add_argument("--bots", type=int, default=2, help="how many bots to add")
    parser.add_argument("--level", default="simple", help="level of the bots")
    parser.add_argument("--guests", type=int, default=0, help="start when so many others are ready")
    parser.add_argument("--settings", help='settings of the game as JSON, such as \'{"limit":"short"}\'')
    parser.add_argument("--pace", default="normal", help="relaxed, normal, fast or correspondence")
    parser.add_argument("--drop-after", type=int, default=5, help="lose the connection after so many answers")
    parser.add_argument("--patience", type=float, default=TIMEOUT_SECONDS, help="seconds to wait for other players")
    parser.add_argument("--seed", help="for the same random choices again")
    parser.add_argument("--verbose", action="store_true", help="print every answer and what it stands for")
    return parser.parse_args()


def main():
    try:
        asyncio.run(run(parse_arguments()))
    except (ClientError, OSError, websockets.InvalidHandshake) as problem:
        sys.exit(f"slapwise_client: {problem}")


if __name__ == "__main__":
    main()
