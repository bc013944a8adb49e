-- name: recovery_insert
-- makes: recovery_code
insert into recovery_code (account_id, code_hash) values ($1, $2);

-- name: recovery_end
-- locks: recovery_code
-- New codes replace the old ones.
delete from recovery_code where account_id = $1;

-- name: recovery_count
select count(*) as n from recovery_code where account_id = $1;

-- name: recovery_find
-- The account of a code, given the name: the same query whether name or code is wrong.
select a.id from account a join recovery_code r on r.account_id = a.id
 where a.name_key = $1 and r.code_hash = $2 and a.deleted_at is null and a.password_hash is not null;

-- name: recovery_use
-- locks: recovery_code
-- Use up a code; no row when another request was first.
delete from recovery_code where account_id = $1 and code_hash = $2 returning 1 as used;

-- name: export_lines
-- Everything that the arena stores about an account, one JSON object per line.
-- rows: everything of one account; the route is COSTLY and counted
select line
  from (select 1 as part, id as n, json_build_object('type', 'account', 'id', public_id, 'name', name, 'kind', kind, 'created_at',
               utc_text(created_at), 'settings', settings, 'language', language) as line
          from account where id = $1
        union all
        select 2, id, json_build_object('type', 'session', 'id', public_id, 'user_agent', user_agent, 'created_at', utc_text(created_at),
               'seen_at', utc_text(seen_at), 'expires_at', utc_text(expires_at))
          from session where account_id = $1
        union all
        select 3, id, json_build_object('type', 'token', 'id', public_id, 'label', label, 'created_at', utc_text(created_at),
               'seen_at', utc_text(seen_at), 'expires_at', utc_text(expires_at))
          from access_token where owner_id = $1
        union all
        select 4, id, json_build_object('type', 'program', 'id', public_id, 'name', name, 'kind', kind, 'model', model, 'created_at', utc_text(created_at))
          from account where owner_id = $1 and deleted_at is null
        union all
        select 5, q.other_id, json_build_object('type', 'player', 'name', a.name, 'following', q.following, 'blocked', q.blocked, 'muted', q.muted,
               'note', q.note, 'at', utc_text(q.at))
          from acquaintance q join account a on a.id = q.other_id where q.account_id = $1
        union all
        select 6, row_number() over (order by game, variant, speed, ladder, pool, season), json_build_object('type', 'rating', 'game', game,
               'variant', variant, 'speed', speed, 'ladder', ladder, 'pool', pool, 'season', season, 'rating_millionths', rating,
               'deviation_millionths', deviation, 'games', games, 'at', utc_text(at))
          from rating where account_id = $1
        union all
        select 7, m.id, json_build_object('type', 'match', 'id', m.public_id, 'game', m.game, 'variant', m.variant, 'seat', s.seat, 'name', s.name,
               'choice', s.choice, 'status', m.status, 'place', s.place, 'score', s.score, 'created_at', utc_text(m.created_at),
               'finished_at', utc_text(m.finished_at), 'note', o.text)
          from match_seat s
          join match m on m.id = s.match_id
          left join match_note o on o.match_id = s.match_id and o.seat = s.seat
         where s.account_id = $1
        union all
        select 8, row_number() over (order by e.at, e.match_id, e.n), json_build_object('type', 'message', 'match', m.public_id, 'seat', e.seat,
               'text', e.body, 'at', utc_text(e.at))
          from message e join match m on m.id = e.match_id where e.account_id = $1
        union all
        select 9, r.id, json_build_object('type', 'report', 'id', r.public_id, 'match', m.public_id, 'reason', r.reason, 'text', r.text,
               'said', r.said, 'at', utc_text(r.at))
          from report r left join match m on m.id = r.match_id where r.reporter_id = $1
        union all
        select 10, 1, json_build_object('type', 'feed', 'created_at', utc_text(created_at), 'seen_at', utc_text(seen_at))
          from feed where account_id = $1
        union all
        select 11, v.id, json_build_object('type', 'vacation', 'days', v.days, 'started_at', utc_text(v.started_at), 'until',
               utc_text(coalesce(v.ended_at, v.until)))
          from vacation v where v.account_id = $1
        union all
        select 12, l.match_id, json_build_object('type', 'seat_left', 'match', m.public_id, 'seat', l.seat, 'missed', l.missed, 'at', utc_text(l.at))
          from match_leaver l join match m on m.id = l.match_id where l.account_id = $1
        union all
        select 13, p.id, json_build_object('type', 'experiment_part', 'experiment', x.public_id, 'shown_title', x.shown_title, 'participant', p.code,
               'consent', x.consent, 'consent_at', utc_text(p.consent_at), 'joined_at', utc_text(p.joined_at), 'language', p.language,
               'platform', o.platform, 'platform_id', o.origin_id, 'platform_study', o.study_id, 'platform_session', o.session_id,
               'partner', r.partner, 'waited_from', utc_text(r.since), 'waited_until', utc_text(r.until),
               'pages', (select json_agg(json_build_object('page', g.page, 'try', g.try, 'answers', g.answers, 'at', utc_text(g.at)) order by g.page, g.try)
                           from participant_page g where g.participant_id = p.id))
          from participant p join experiment x on x.id = p.experiment_id left join participant_origin o on o.participant_id = p.id
          left join participant_partner r on r.participant_id = p.id
         where p.account_id = $1
        union all
        select 14, x.id, json_build_object('type', 'experiment', 'id', x.public_id, 'title', x.title, 'status', x.status, 'created_at', utc_text(x.created_at))
          from experiment x where x.owner_id = $1
        union all
        select 15, r.match_id, json_build_object('type', 'run', 'match', m.public_id, 'seat', r.seat, 'game', r.game, 'ladder', r.ladder,
               'first', r.first, 'measures', r.measures, 'counts', r.counts, 'stars', r.stars, 'at', utc_text(r.at))
          from run r join match m on m.id = r.match_id where r.account_id = $1
        union all
        select 16, z.id, json_build_object('type', 'puzzle', 'id', z.public_id, 'game', z.game, 'variant', z.variant, 'options', z.options,
               'created_at', utc_text(z.created_at), 'closes_at', utc_text(z.closes_at), 'revoked_at', utc_text(z.revoked_at))
          from puzzle z where z.account_id = $1
        union all
        select 17, y.match_id, json_build_object('type', 'puzzle_play', 'puzzle', z.public_id, 'day', z.day, 'match', m.public_id, 'measures',
               y.measures, 'counts', y.counts, 'stars', y.stars, 'score', y.score, 'at', utc_text(y.at))
          from puzzle_play y join puzzle z on z.id = y.puzzle_id join match m on m.id = y.match_id where y.account_id = $1
        union all
        select 18, d.match_id, json_build_object('type', 'side', 'match', m.public_id, 'seat', d.seat, 'joined_at', utc_text(d.joined_at))
          from crowd_side d join match m on m.id = d.match_id where d.account_id = $1
        union all
        select 19, b.number, json_build_object('type', 'ballot', 'match', m.public_id, 'window', b.window_n, 'code', b.code, 'text', b.words,
               'weight', b.weight, 'played', b.played, 'at', utc_text(b.at))
          from crowd_ballot b join match m on m.id = b.match_id where b.account_id = $1
        union all
        select 20, t.id, json_build_object('type', 'credit', 'kind', t.kind, 'week', t.week, 'amount', e.amount, 'at', utc_text(t.at))
          from credit_entry e join credit_transfer t on t.id = e.transfer_id where e.account_id = $1
        union all
        select 21, 1, json_build_object('type', 'mail_address', 'address', a.address, 'confirmed_at', utc_text(a.confirmed_at))
          from mail_address a where a.account_id = $1
        union all
        select 22, row_number() over (order by r.at, r.token, r.scope), json_build_object('type', 'token_refusal', 'token', r.token, 'label', r.label,
               'method', r.method, 'path', r.path, 'times', r.times, 'first_at', utc_text(r.first_at), 'at', utc_text(r.at))
          from token_refusal r where r.owner_id = $1
        union all
        select 23, e.id, json_build_object('type', 'endpoint', 'kind', e.kind, 'url', e.url, 'label', e.label, 'created_at', utc_text(e.created_at))
          from endpoint e where e.account_id = $1
        union all
        select 24, 1, json_build_object('type', 'quiet_hours', 'from_minute', q.from_minute, 'to_minute', q.to_minute, 'zone', q.zone)
          from quiet_hours q where q.account_id = $1
        union all
        select 25, y.tactic_id, json_build_object('type', 'tactic', 'game', t.game, 'id', t.public_id, 'outcome', y.outcome, 'hinted', y.hinted,
               'change_millionths', y.change, 'met_at', utc_text(y.at))
          from tactic_try y join tactic t on t.id = y.tactic_id where y.account_id = $1
        union all
        select 26, row_number() over (order by s.game), json_build_object('type', 'tactics', 'game', s.game, 'rating_millionths', s.rating,
               'deviation_millionths', s.deviation, 'solved', s.solved, 'failed', s.failed, 'best_streak', s.best_streak, 'best_storm', s.best_storm)
          from tactic_solver s where s.account_id = $1
        union all
        select 27, w.id, json_build_object('type', 'storm', 'game', w.game, 'id', w.public_id, 'solved', w.solved, 'ends_at', utc_text(w.ends_at))
          from tactic_storm w where w.account_id = $1
        union all
        select 28, n.id, json_build_object('type', 'notebook', 'id', n.public_id, 'title', n.title, 'visibility', n.visibility,
               'owner', n.owner_id = $1, 'created_at', utc_text(n.created_at), 'changed_at', utc_text(n.changed_at),
               'chapters', (select json_agg(json_build_object('title', c.title, 'game', c.game, 'variant', c.variant, 'options', c.options::json,
                                   'position', c.position, 'nodes', c.tree::json) order by c.place, c.number)
                              from notebook_chapter c where c.notebook_id = n.id))
          from notebook n where n.id in (select o.id from notebook o where o.owner_id = $1 union select w.notebook_id from notebook_author w where w.account_id = $1)
        union all
        select 40, k.id, json_build_object('type', 'collection', 'id', k.public_id, 'title', k.title, 'visibility', k.visibility,
               'created_at', utc_text(k.created_at), 'changed_at', utc_text(k.changed_at),
               'matches', (select json_agg(json_build_object('match', m.public_id, 'note', c.note, 'added_at', utc_text(c.added_at)) order by c.n)
                             from collection_match c join match m on m.id = c.match_id where c.collection_id = k.id))
          from collection k where k.owner_id = $1
        union all
        select 29, x.id, json_build_object('type', 'sanction', 'id', x.public_id, 'kind', x.kind, 'reason', x.reason, 'note', x.note, 'at', utc_text(x.at),
               'until', utc_text(x.until), 'appeal', x.appeal, 'answer', x.answer, 'lifted_at', utc_text(x.lifted_at))
          from sanction x where x.account_id = $1
        union all
        select 30, 1, json_build_object('type', 'second_factor', 'begun_at', utc_text(f.begun_at), 'confirmed_at', utc_text(f.confirmed_at))
          from second_factor f where f.account_id = $1
        union all
        select 31, y.match_id, json_build_object('type', 'challenge_run', 'challenge', y.challenge, 'rule', y.n, 'match', m.public_id, 'solved', y.solved,
               'attempts', y.attempts, 'errors', y.errors, 'at', utc_text(y.at))
          from challenge_run y join match m on m.id = y.match_id where y.account_id = $1
        union all
        select 32, k.id, json_build_object('type', 'passkey', 'id', k.public_id, 'name', k.name, 'created_at', utc_text(k.created_at), 'used_at', utc_text(k.used_at))
          from passkey k where k.account_id = $1
        union all
        select 36, row_number() over (order by l.issuer), json_build_object('type', 'provider', 'issuer', l.issuer, 'subject', l.subject,
               'created_at', utc_text(l.created_at), 'used_at', utc_text(l.used_at))
          from provider_link l where l.account_id = $1
        union all
        select 33, a.id, json_build_object('type', 'friend', 'name', a.name, 'state',
               case when f.since is not null then 'friends' when f.asker_id = $1 then 'sent' when f.declined_at is null then 'received' else 'declined' end,
               'asked_at', utc_text(f.asked_at), 'since', utc_text(f.since))
          from friendship f join account a on a.id = f.low_id + f.high_id - $1 where (f.low_id = $1 or f.high_id = $1) and (f.asker_id <> $1 or f.withdrawn_at is null)
        union all
        select 34, i.lobby_id, json_build_object('type', 'invitation', 'lobby', l.public_id, 'from', h.name, 'to', a.name, 'message', i.message,
               'answer', i.answer, 'at', utc_text(i.created_at), 'expires_at', utc_text(i.expires_at), 'declined_at', utc_text(i.declined_at))
          from lobby_invitation i join lobby l on l.id = i.lobby_id join account h on h.id = i.host_id join account a on a.id = i.account_id
         where i.host_id = $1 or i.account_id = $1
        union all
        select 35, row_number() over (order by c.last_at, c.other_id, d.n), json_build_object('type', 'direct_message', 'with', o.name, 'n', d.n,
               'mine', d.sender_id = $1, 'text', d.body, 'at', utc_text(d.at))
          from conversation c
          join account o on o.id = c.other_id
          join direct_message d on d.low_id = least(c.account_id, c.other_id) and d.high_id = greatest(c.account_id, c.other_id)
                               and d.n > c.cleared_n and (d.heard or d.sender_id = $1)
         where c.account_id = $1
        union all
        select 41, 1, json_build_object('type', 'trusted_member', 'since', utc_text(m.given_at)) from panel_member m where m.account_id = $1
        union all
        select 37, s.report_id, json_build_object('type', 'panel_case', 'id', r.public_id, 'given_at', utc_text(s.given_at), 'vote', s.vote,
               'reason', s.reason, 'voted_at', utc_text(s.voted_at), 'left_at', utc_text(s.left_at))
          from panel_seat s join report r on r.id = s.report_id where s.account_id = $1
        union all
        select 38, b.id, json_build_object('type', 'club', 'id', b.public_id, 'name', b.name,
               'state', case when b.owner_id = $1 then 'owner' else m.state end, 'since', utc_text(m.since), 'message', m.message,
               'about', case when b.owner_id = $1 then b.about end)
          from club_member m join club b on b.id = m.club_id where m.account_id = $1
        union all
        select 39, p.id, json_build_object('type', 'club_post', 'club', b.name, 'topic', p.topic, 'title', t.title, 'n', p.n, 'text', p.body, 'at', utc_text(p.at))
          from club_post p join club b on b.id = p.club_id join club_topic t on t.club_id = p.club_id and t.n = p.topic
         where p.author_id = $1 and p.removed_at is null) told
 order by part, n;

-- name: notes_end
-- locks: match_note
-- An account is closed: delete its notes on matches.
delete from match_note o using match_seat s where s.account_id = $1 and o.match_id = s.match_id and o.seat = s.seat;
